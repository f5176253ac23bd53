/** How many kills a drill makes of each kind (`npm run drill -- kills`); 0 in a plain run of the tests. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 0);

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

/** Says how many kills of a kind a test made, for the drill to count. */
export function countKills(kind: string, points: readonly string[]): void {
  if (ROUNDS > 0) process.stdout.write(`kills: ${points.length} of ${kind}\n`);
}
