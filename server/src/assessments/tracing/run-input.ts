import { dayPricesAsOf } from '../../imports/day-prices/day-prices-as-of.js';
import type { DayPriceText } from '../../rules/assessment/day-prices.js';
import { INPUTS_AS_OF } from '../engine/claims-as-of.js';
import type { ReadClaim, ReadRows } from '../engine/read-claims.js';

/** What a result was made from: the claim, undefined when it was erased since, and the day prices. */
export interface RunInput {
  input: ReadClaim | undefined;
  dayPrices: DayPriceText[];
}

/** What a claim $2 was made from at $1, and the day prices at $3: one statement, so one snapshot. */
const RUN_INPUT = `
  SELECT claim.*, (
    SELECT coalesce(json_agg(json_build_object('day', day, 'low', trim_scale(low)::text, 'high', trim_scale(high)::text) ORDER BY day), '[]')
    FROM (${dayPricesAsOf('$3')}) price) AS "dayPrices"
  FROM (SELECT) one LEFT JOIN (${INPUTS_AS_OF}) claim ON true`;

interface Row {
  id: string | null;
  sid: string | null;
  input: string;
  dayPrices: DayPriceText[];
}

/**
 * Reads the input of a result.
 * @param moment of the run, with its microseconds; its day prices are read
 * @param at when the claim is read as of: the moment of the run, or now
 */
export async function readRunInput(
  read: ReadRows,
  moment: string,
  submissionId: string,
  at: 'moment' | 'now',
): Promise<RunInput> {
  const [row] = await read<Row>(RUN_INPUT, [at === 'now' ? 'infinity' : moment, [submissionId], moment]);
  const { id, sid, input, dayPrices } = row!;
  return {
    input: id === null ? undefined : { id, sid, input },
    dayPrices,
  };
}
