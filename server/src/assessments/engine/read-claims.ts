import type pg from 'pg';
import type { AssessedClaim } from '../../rules/assessment/claim-ledger.js';
import { dayPricesAsOf } from '../../imports/day-prices/day-prices-as-of.js';
import type { DayPriceText } from '../../rules/assessment/day-prices.js';
import { IDS_AS_OF, INPUTS_AS_OF } from './claims-as-of.js';

/** A claim at the moment of a run. */
export interface ReadClaim {
  id: string;
  sid: string | null;
  /** What its result is made from, as canonical JSON. */
  input: string;
}

/** The ids of the next claims after one, in order. */
export async function nextIds(db: pg.Client, moment: string, after: string, most: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(IDS_AS_OF, [moment, after, most]);
  return rows.map(({ id }) => id);
}

/** Runs one statement of a snapshot and returns its rows. */
export type ReadRows = <Row extends object>(sql: string, values: readonly unknown[]) => Promise<Row[]>;

/** The statements of a connection. */
export function rowsOf(db: pg.Client): ReadRows {
  return async <Row extends object>(sql: string, values: readonly unknown[]) => {
    const { rows } = await db.query<Row>(sql, [...values]);
    return rows;
  };
}

/**
 * The claims at a time, in the order of their ids, each with its trades in the order of theirs. One text for each claim is
 * read in half of the time of a row for each trade.
 */
export function readClaims(read: ReadRows, moment: string, ids: readonly string[]): Promise<ReadClaim[]> {
  return read(`SELECT id, sid, input FROM (${INPUTS_AS_OF}) claim ORDER BY id`, [moment, ids]);
}

/** A claim as the engine takes it: just before it does, since the trades of a whole batch take long to collect as garbage. */
export function claimIn({ input }: Pick<ReadClaim, 'input'>): AssessedClaim {
  return JSON.parse(input) as AssessedClaim;
}

/** The day prices that held at a time, in the order of their days. */
export function readDayPrices(read: ReadRows, moment: string): Promise<DayPriceText[]> {
  return read(
    `SELECT day::text AS day, trim_scale(low)::text AS low, trim_scale(high)::text AS high FROM (${dayPricesAsOf('$1')}) price ORDER BY day`,
    [moment],
  );
}
