/** The pause after the last keystroke before a draft is saved. */
export const PAUSE_MS = 1_500;
const RETRY_MS = [5_000, 10_000, 20_000, 30_000] as const;

/** The pause before the next attempt after a number of consecutive failures, at least 1. */
export function retryAfter(failures: number): number {
  return RETRY_MS[Math.min(failures, RETRY_MS.length) - 1]!;
}
