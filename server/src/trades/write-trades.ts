import type { EntityManager } from 'typeorm';
import type { CheckedTrade } from '../rules/trade-row.js';

/**
 * Adds manually entered rows to a claim's existing trade list. @param at the time of the change; the transaction's time
 * when absent
 */
export async function insertTrades(
  tx: EntityManager,
  submissionId: string,
  trades: readonly CheckedTrade[],
  at?: string,
): Promise<void> {
  if (trades.length === 0) return;
  await tx.query(
    `INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at)
     SELECT $1, t.type::transaction_type, t.day::date, t.quantity::bigint, t.price::numeric, t.total::numeric,
            coalesce($7::timestamptz, now())
     FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) WITH ORDINALITY AS t(type, day, quantity, price, total, place)
     ORDER BY t.place`,
    [
      submissionId,
      trades.map(({ transactionType }) => transactionType),
      trades.map(({ tradeDate }) => tradeDate),
      trades.map(({ quantity }) => quantity),
      trades.map(({ pricePerShare }) => pricePerShare),
      trades.map(({ totalAmount }) => totalAmount),
      at ?? null,
    ],
  );
}

/** Removes rows from a claim's trade list. @returns the rows that existed, and whether each was imported */
export async function deleteTrades(
  tx: EntityManager,
  submissionId: string,
  ids: readonly string[],
): Promise<{ id: string; imported: boolean }[]> {
  const possible = ids.filter((id) => /^\d{1,18}$/.test(id));
  if (possible.length === 0) return [];
  const [rows] = await tx.query<[{ id: string; imported: boolean }[], number]>(
    'DELETE FROM trades WHERE submission_id = $1 AND id = ANY ($2::bigint[]) RETURNING id, imported',
    [submissionId, possible],
  );
  return rows;
}

/** Creates a claim's trade list if there is none. */
export async function ensureTradeList(tx: EntityManager, submissionId: string): Promise<void> {
  await tx.query('INSERT INTO trade_lists (submission_id) VALUES ($1) ON CONFLICT DO NOTHING', [
    submissionId,
  ]);
}

/** Records a manual change of a claim's existing trade list. */
export async function noteListChange(
  tx: EntityManager,
  submissionId: string,
  { removedImported, forgetBalance }: { removedImported: boolean; forgetBalance: boolean },
): Promise<void> {
  await tx.query(
    `UPDATE trade_lists SET version = version + 1, updated_at = now(), edited_since_import = edited_since_import OR $2,
       opening_balance = CASE WHEN $3 THEN NULL ELSE opening_balance END
     WHERE submission_id = $1`,
    [submissionId, removedImported, forgetBalance],
  );
}
