import type { BenchOptions } from '../options.js';
import { median } from './figures.js';
import { type Percentiles, timedCalls, warmUp } from './requests.js';

/** Short: previous paths have already warmed up the product. */
const MOST_WARM_UP_MS = 1_000;

/** Milliseconds per call, one call after the other, with several variants in rotation; medians over the turns. */
export async function millisecondsInTurn<Way extends string>(
  { repeats, warmUpMs }: Pick<BenchOptions, 'repeats' | 'warmUpMs'>,
  calls: number,
  ways: Record<Way, () => Promise<unknown>>,
): Promise<Record<Way, Percentiles>> {
  const entries = Object.entries(ways) as [Way, () => Promise<unknown>][];
  const turns = new Map(entries.map(([way]) => [way, [] as Percentiles[]]));
  for (const [, call] of entries) await warmUp(1, call, Math.min(MOST_WARM_UP_MS, warmUpMs));
  for (let turn = 0; turn < repeats; turn += 1)
    for (const [way, call] of entries) turns.get(way)!.push(await timedCalls(calls, 1, call));
  const middle = (way: Way, name: keyof Percentiles) => median(turns.get(way)!.map((turn) => turn[name]));
  return Object.fromEntries(
    entries.map(([way]) => [
      way,
      { p50: middle(way, 'p50'), p95: middle(way, 'p95'), p99: middle(way, 'p99') },
    ]),
  ) as Record<Way, Percentiles>;
}
