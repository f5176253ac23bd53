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

/**
 * Makes calls, so many at a time, for as long as `more` says so; it is asked before each.
 * @throws the first error of a call
 */
export async function callsWhile(
  more: () => boolean,
  atOnce: number,
  call: () => Promise<unknown>,
): Promise<Calls> {
  const times: number[] = [];
  const start = performance.now();
  const caller = async () => {
    while (more()) {
      const begun = performance.now();
      await call();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: times.length / seconds, ...percentilesOf(times) };
}

function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b);
  return { p50: percentile(sorted, 50), p95: percentile(sorted, 95), p99: percentile(sorted, 99) };
}
