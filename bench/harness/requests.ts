import { percentile } from './figures.js';

/** Milliseconds within which 50, 95 and 99 percent of the calls were answered. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

/** The result of a series of calls. */
export interface Calls extends Percentiles {
  perSecond: number;
}

/**
 * Makes the given number of calls, with the given concurrency.
 * @throws the first error of a call
 */
export function timedCalls(count: number, atOnce: number, call: () => Promise<unknown>): Promise<Calls> {
  let left = count;
  return callsWhile(() => left-- > 0, atOnce, call);
}

/**
 * The number of calls until a new process is fully compiled: after 3,000, a call still took a third longer than after
 * 30,000.
 */
const WARM_UP_CALLS = 6_000;

/** Makes calls that are not measured, with the given concurrency. */
export async function warmUp(atOnce: number, call: () => Promise<unknown>, longestMs: number): Promise<void> {
  const end = performance.now() + longestMs;
  let left = WARM_UP_CALLS;
  await callsWhile(() => left-- > 0 && performance.now() < end, atOnce, call);
}

/**
 * Makes calls with the given concurrency as long as `more`, called before each, returns true.
 * @throws the first error of a call, once all calls have ended
 */
export async function callsWhile(
  more: () => boolean,
  atOnce: number,
  call: () => Promise<unknown>,
): Promise<Calls> {
  const times: number[] = [];
  const start = performance.now();
  let failed = false;
  const caller = async () => {
    while (!failed && more()) {
      const begun = performance.now();
      await call();
      times.push(performance.now() - begun);
    }
  };
  const callers = Array.from({ length: atOnce }, () =>
    caller().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  await allDone(callers);
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: times.length / seconds, ...percentilesOf(times) };
}

/** Waits for all of them. @throws the first error, once all have ended */
export async function allDone<Works extends readonly Promise<unknown>[]>(
  works: readonly [...Works],
): Promise<{ -readonly [At in keyof Works]: Awaited<Works[At]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b);
  return { p50: percentile(sorted, 50), p95: percentile(sorted, 95), p99: percentile(sorted, 99) };
}
