import { median } from './figures.js';
import { type Percentiles, timedCalls } from './requests.js';

const WARM_UP_CALLS = 5;

/** Milliseconds that one call after the other takes, of several ways that take turns; medians over the turns. */
export async function millisecondsInTurn<Way extends string>(
  repeats: number,
  calls: number,
  ways: Record<Way, () => Promise<unknown>>,
): Promise<Record<Way, Percentiles>> {
  const entries = Object.entries(ways) as [Way, () => Promise<unknown>][];
  const turns = new Map(entries.map(([way]) => [way, [] as Percentiles[]]));
  const run = (count: number, call: () => Promise<unknown>) => timedCalls(count, 1, call);
  for (const [, call] of entries) await run(WARM_UP_CALLS, call);
  for (let turn = 0; turn < repeats; turn += 1)
    for (const [way, call] of entries) turns.get(way)!.push(await run(calls, call));
  const middle = (way: Way, name: keyof Percentiles) => median(turns.get(way)!.map((turn) => turn[name]));
  return Object.fromEntries(
    entries.map(([way]) => [
      way,
      { p50: middle(way, 'p50'), p95: middle(way, 'p95'), p99: middle(way, 'p99') },
    ]),
  ) as Record<Way, Percentiles>;
}
