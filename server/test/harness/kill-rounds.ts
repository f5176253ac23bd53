import { setTimeout as sleep } from 'node:timers/promises';

/** How many kills a drill makes of each kind (`npm run drill -- kills`); 0 in a plain run of the tests. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 0);
const PAUSE_MS = 1_000;
const MOST_TRIES = 120;

/** The size of a scheme: `whole`, or `small` in a drill, where starting the server again is what takes the time. */
export const sizeOf = (whole: number, small: number): number => (ROUNDS > 0 ? small : whole);

/**
 * The crash points `step:n` of a test, each once. In a drill one after the other until there were as many kills as it asks
 * for, the first time that its small scheme passes each.
 */
export function killPoints(...points: readonly string[]): string[] {
  if (ROUNDS === 0) return [...points];
  const steps = [...new Set(points.map((point) => `${point.split(':')[0]}:1`))];
  return Array.from({ length: ROUNDS }, (_, round) => steps[round % steps.length]!);
}

/** Says that one more kill of a kind was made and everything held, for the drill to count. */
export function countKill(kind: string): void {
  if (ROUNDS > 0) process.stdout.write(`kill: ${kind}\n`);
}

/** Reads as a patient person does: a machine that hundreds of starts keep busy says for a while that it is not available. */
export async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1)
    try {
      return await read();
    } catch (error) {
      if (ROUNDS === 0 || tries === MOST_TRIES || !/SERVICE_UNAVAILABLE|answered 503/.test(String(error)))
        throw error;
      await sleep(PAUSE_MS);
    }
}
