import { Decimal } from 'decimal.js';
import type { EntityManager } from 'typeorm';
import { PAGE_SIZE } from '../../common/paging.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { TradeList } from '../../trades/trade-list.entity.js';
import type { Trade } from '../../trades/trade.entity.js';
import type { Submission } from '../submission.entity.js';
import { SubmissionTimeline, type Moment, type VersionRow } from './submission-timeline.js';

/** The number of trades displayed per change; the count covers all. */
const SHOWN_TRADES = 50;

const micros = (column: string) => `(extract(epoch FROM ${column}) * 1000000)::bigint`;

/** The times of all changes of a claim, beginning with its creation. No trade is older than its claim. */
const MOMENTS = `
  SELECT ${micros('created_at')} AS moment FROM submissions WHERE id = $1
  UNION SELECT ${micros('at')} FROM claim_versions WHERE submission_id = $1
  UNION SELECT greatest(${micros('t.created_at')}, ${micros('s.created_at')})
    FROM trades t JOIN submissions s ON s.id = t.submission_id WHERE s.id = $1
  UNION SELECT greatest(${micros('t.created_at')}, ${micros('s.created_at')})
    FROM removed_trades t JOIN submissions s ON s.id = t.submission_id WHERE s.id = $1
  UNION SELECT ${micros('removed_at')} FROM removed_trades WHERE submission_id = $1`;

const VALUES = `transaction_type AS "transactionType", trade_date::text AS "tradeDate", quantity,
  price_per_share AS "pricePerShare", total_amount AS "totalAmount"`;

interface TradeRow extends Record<'id' | 'transactionType' | 'tradeDate' | 'quantity', string> {
  pricePerShare: string;
  totalAmount: string;
}

/** The trades that a change added or removed. */
export interface ChangedTrades {
  count: number;
  trades: Trade[];
}

/** The number of changes of a claim, including its creation. */
export async function countMoments(tx: EntityManager, submissionId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM (${MOMENTS}) m`, [
    submissionId,
  ]);
  return row!.count;
}

/** The times of one page of a claim's changes, newest first. */
export async function readMoments(tx: EntityManager, submissionId: string, page: number): Promise<Moment[]> {
  const rows = await tx.query<{ moment: string }[]>(
    `SELECT moment FROM (${MOMENTS}) m ORDER BY moment DESC LIMIT $2 OFFSET $3`,
    [submissionId, PAGE_SIZE, (page - 1) * PAGE_SIZE],
  );
  return rows.map(({ moment }) => Number(moment));
}

/** Whether a claim was changed at this time. */
export async function isMoment(tx: EntityManager, submissionId: string, moment: Moment): Promise<boolean> {
  const rows = await tx.query<unknown[]>(`SELECT 1 FROM (${MOMENTS}) m WHERE moment = $2`, [
    submissionId,
    moment,
  ]);
  return rows.length > 0;
}

/** The versions of a claim that ended at this time or later, in order. */
export async function readVersions(
  tx: EntityManager,
  submissionId: string,
  from: Moment,
): Promise<VersionRow[]> {
  const rows = await tx.query<(Omit<VersionRow, 'moment'> & { moment: string })[]>(
    `SELECT part, ${micros('at')} AS moment, actor_name AS "actorName", action, content, sealed
     FROM claim_versions WHERE submission_id = $1 AND ${micros('at')} >= $2 ORDER BY at, id`,
    [submissionId, from],
  );
  return rows.map((row) => ({ ...row, moment: Number(row.moment) }));
}

/** The states of a claim, built from its versions. */
export async function readTimeline(
  tx: EntityManager,
  ring: KeyRing,
  claim: Submission,
  versions: readonly VersionRow[],
): Promise<SubmissionTimeline> {
  const list = await tx.findOneBy(TradeList, { submissionId: claim.id });
  const [row] = await tx.query<{ since: string }[]>(
    `SELECT ${micros('created_at')} AS since FROM trade_lists WHERE submission_id = $1`,
    [claim.id],
  );
  const known = list && row && { openingBalance: list.openingBalance, since: Number(row.since) };
  return new SubmissionTimeline(ring, claim, known ?? null, versions);
}

/** The trades that these changes added and removed, by time and kind. */
export async function readChangedTrades(
  tx: EntityManager,
  submissionId: string,
  moments: readonly Moment[],
): Promise<(moment: Moment, what: 'added' | 'removed') => ChangedTrades> {
  const rows = await tx.query<(TradeRow & { moment: string; what: string; count: number })[]>(
    `WITH changes AS (
       SELECT greatest(${micros('t.created_at')}, ${micros('s.created_at')}) AS moment, 'added' AS what, t.*
       FROM (SELECT id, submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at FROM trades
             UNION ALL
             SELECT id, submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at FROM removed_trades) t
       JOIN submissions s ON s.id = t.submission_id WHERE s.id = $1
       UNION ALL
       SELECT ${micros('removed_at')}, 'removed', id, submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at
       FROM removed_trades WHERE submission_id = $1
     ), numbered AS (
       SELECT *, count(*) OVER same AS count, row_number() OVER (same ORDER BY trade_date DESC, id DESC) AS place
       FROM changes WHERE moment = ANY ($2::bigint[]) WINDOW same AS (PARTITION BY moment, what)
     )
     SELECT moment, what, count::int, id, ${VALUES} FROM numbered WHERE place <= ${SHOWN_TRADES} ORDER BY place`,
    [submissionId, moments],
  );
  return (moment, what) => {
    const mine = rows.filter((row) => Number(row.moment) === moment && row.what === what);
    return { count: mine[0]?.count ?? 0, trades: mine.map(tradeOf) };
  };
}

/** A claim's trades right after this time, newest first. */
export async function readTradesAsOf(
  tx: EntityManager,
  submissionId: string,
  moment: Moment,
): Promise<Trade[]> {
  const rows = await tx.query<TradeRow[]>(
    `SELECT id, ${VALUES} FROM (
       SELECT id, transaction_type, trade_date, quantity, price_per_share, total_amount FROM trades
       WHERE submission_id = $1 AND ${micros('created_at')} <= $2
       UNION ALL
       SELECT id, transaction_type, trade_date, quantity, price_per_share, total_amount FROM removed_trades
       WHERE submission_id = $1 AND ${micros('created_at')} <= $2 AND ${micros('removed_at')} > $2
     ) t ORDER BY trade_date DESC, id DESC`,
    [submissionId, moment],
  );
  return rows.map(tradeOf);
}

function tradeOf({ id, transactionType, tradeDate, quantity, pricePerShare, totalAmount }: TradeRow): Trade {
  const amounts = { pricePerShare: new Decimal(pricePerShare), totalAmount: new Decimal(totalAmount) };
  return { id, transactionType, tradeDate, quantity, ...amounts } as Trade;
}
