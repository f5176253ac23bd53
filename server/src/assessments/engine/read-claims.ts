import type pg from 'pg';
import type { FindingCode } from '../../rules/assessment/assessment-document.js';
import type { AssessedClaim } from '../../rules/assessment/claim-ledger.js';
import { DAY_PRICES_AS_OF } from '../../imports/day-prices/day-prices-as-of.js';
import type { DayPriceText } from '../../rules/assessment/day-prices.js';
import type { KeptTrade } from '../../rules/trade-warnings.js';
import { CLAIMS_AS_OF, IDS_AS_OF, TRADES_AS_OF } from './claims-as-of.js';

/** A claim at the moment of a run, as the first engine takes it. */
export interface ReadClaim extends AssessedClaim {
  id: string;
  sid: string | null;
}

const TRADES = `
  SELECT submission_id AS "submissionId", id, transaction_type AS "transactionType", trade_date::text AS "tradeDate", quantity,
    price_per_share AS "pricePerShare", total_amount AS "totalAmount"
  FROM (${TRADES_AS_OF}) trade ORDER BY submission_id, id::bigint`;

/** The ids of the next claims after one, in order. */
export async function nextIds(db: pg.Client, moment: string, after: string, most: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(IDS_AS_OF, [moment, after, most]);
  return rows.map(({ id }) => id);
}

/** Runs one statement of a snapshot and returns its rows. */
export type ReadRows = <Row>(sql: string, values: readonly unknown[]) => Promise<Row[]>;

/** The statements of a connection. */
export function rowsOf(db: pg.Client): ReadRows {
  return async <Row>(sql: string, values: readonly unknown[]) => {
    const { rows } = await db.query<Row & object>(sql, [...values]);
    return rows;
  };
}

/** The claims at a time, in the order of their ids, each with its trades in the order of theirs. */
export async function readClaims(
  read: ReadRows,
  moment: string,
  ids: readonly string[],
): Promise<ReadClaim[]> {
  const rows = await read<{
    id: string;
    sid: string | null;
    openingBalance: string;
    closingBalance: string | null;
    accepted: FindingCode[];
  }>(
    `SELECT id, sid, opening_balance AS "openingBalance", closing_balance AS "closingBalance", accepted FROM (${CLAIMS_AS_OF}) claim ORDER BY id`,
    [moment, ids],
  );
  const claims = rows.map((row) => ({
    ...row,
    trades: [] as KeptTrade[],
  }));
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const trades = await read<KeptTrade & { submissionId: string }>(TRADES, [moment, ids]);
  for (const { submissionId, ...trade } of trades) byId.get(submissionId)?.trades.push(trade);
  return claims;
}

/** The day prices that held at a time, in the order of their days. */
export function readDayPrices(read: ReadRows, moment: string): Promise<DayPriceText[]> {
  return read(
    `SELECT day::text AS day, trim_scale(low)::text AS low, trim_scale(high)::text AS high FROM (${DAY_PRICES_AS_OF}) price ORDER BY day`,
    [moment],
  );
}
