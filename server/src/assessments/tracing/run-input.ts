import type { DayPriceText } from '../../rules/assessment/day-prices.js';
import { type ReadClaim, readClaims, readDayPrices, type ReadRows } from '../engine/read-claims.js';

/** What a result was made from: the claim, undefined when it was erased since, and the day prices. */
export interface RunInput {
  input: ReadClaim | undefined;
  dayPrices: DayPriceText[];
}

/**
 * Reads the input of a result.
 * @param read a connection in one snapshot
 * @param at when the claim is read as of: the moment of the run, or now; day prices are those of the run
 */
export async function readRunInput(
  read: ReadRows,
  runId: string,
  submissionId: string,
  at: 'moment' | 'now' = 'moment',
): Promise<RunInput> {
  // As text, since a Date cuts off the microseconds.
  const [run] = await read<{ moment: string }>('SELECT moment::text FROM assessment_runs WHERE id = $1', [
    runId,
  ]);
  const { moment } = run!;
  const [input] = await readClaims(read, at === 'now' ? 'infinity' : moment, [submissionId]);
  return { input, dayPrices: await readDayPrices(read, moment) };
}
