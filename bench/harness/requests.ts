import { percentile } from './figures.js';

/** Milliseconds within which half, 95 and 99 of a hundred calls were answered. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

/** What a series of calls came to. */
export interface Calls extends Percentiles {
  perSecond: number;
}

/**
 * Makes so many calls, so many at a time.
 * @throws the first error of a call
 */
export function timedCalls(count: number, atOnce: number, call: () => Promise<unknown>): Promise<Calls> {
  let left = count;
  return callsWhile(() => left-- > 0, atOnce, call);
}

/** So many compile the code of a process that was just started: after 3,000 a call still took a third more than after 30,000. */
const WARM_UP_CALLS = 6_000;

/** Makes calls that are not counted, so many at a time. */
export async function warmUp(atOnce: number, call: () => Promise<unknown>, longestMs: number): Promise<void> {
  const end = performance.now() + longestMs;
  let left = WARM_UP_CALLS;
  await callsWhile(() => left-- > 0 && performance.now() < end, atOnce, call);
}

/**
 * Makes calls, so many at a time, for as long as `more` says so; it is asked before each.
 * @throws the first error of a call, when nobody calls any more
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

/** Waits for all of them. @throws the first error, when the last has ended */
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
