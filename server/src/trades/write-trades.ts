import type { EntityManager } from 'typeorm';
import type { CheckedTrade } from '../rules/trade-row.js';

/** Adds rows entered by hand to a claim's trade list, which must be there. @param at when; now in the transaction when absent */
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

/** Takes rows off a claim's trade list. @returns which of them were there, and whether each came with a file */
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

/** Makes a claim's trade list where there is none. */
export async function ensureTradeList(tx: EntityManager, submissionId: string): Promise<void> {
  await tx.query('INSERT INTO trade_lists (submission_id) VALUES ($1) ON CONFLICT DO NOTHING', [
    submissionId,
  ]);
}

/** Notes that a claim's trade list, which must be there, has been changed by hand. */
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
