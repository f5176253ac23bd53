/** How long after the last key a draft is saved. */
export const PAUSE_MS = 1_500;
const RETRY_MS = [5_000, 10_000, 20_000, 30_000] as const;

/** How long after so many failures in a row it is tried again; from 1. */
export function retryAfter(failures: number): number {
  return RETRY_MS[Math.min(failures, RETRY_MS.length) - 1]!;
}
