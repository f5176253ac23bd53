import type pg from 'pg';
import { withoutEnd } from '../../rules/text-ends.js';
import { tradeKey } from './trade-rows.js';

/** The part of a claim's stored trade list that shows what a file changes. */
export interface KnownList {
  submissionId: string;
  /** Null while the claim has no list. */
  version: number | null;
  importedDigest: Buffer | null;
  editedSinceImport: boolean;
}

/** One stored trade with its key, as `tradeKey` builds it. */
export interface StoredTrade {
  id: string;
  key: string;
  imported: boolean;
  isOpen: boolean;
}

/** The trade lists of these SIDs, by SID; a SID without a submission is absent. */
export async function findKnownLists(
  db: pg.Client,
  sids: readonly string[],
): Promise<Map<string, KnownList>> {
  const { rows } = await db.query<KnownList & { sid: string }>(
    `SELECT s.sid, s.id AS "submissionId", l.version, l.imported_digest AS "importedDigest",
            coalesce(l.edited_since_import, false) AS "editedSinceImport"
     FROM submissions s LEFT JOIN trade_lists l ON l.submission_id = s.id WHERE s.sid = ANY ($1)`,
    [sids],
  );
  return new Map(rows.map((row) => [row.sid, row]));
}

/** numeric(…, 6) as the shortest exact text: 12.500000 is 12.5. */
const exact = (numeric: string) =>
  numeric.includes('.') ? withoutEnd(withoutEnd(numeric, '0'), '.') : numeric;

/** The stored trades of these submissions, by submission. */
export async function loadStoredTrades(
  db: pg.Client,
  submissionIds: readonly string[],
): Promise<Map<string, StoredTrade[]>> {
  const { rows } = await db.query<
    Record<'id' | 'submissionId' | 'type' | 'date' | 'quantity' | 'price' | 'total', string> & {
      imported: boolean;
    }
  >(
    `SELECT id, submission_id AS "submissionId", transaction_type AS type, trade_date AS date, quantity,
            price_per_share AS price, total_amount AS total, imported
     FROM trades WHERE submission_id = ANY ($1) ORDER BY id`,
    [submissionIds],
  );
  const bySubmission = new Map<string, StoredTrade[]>();
  for (const row of rows) {
    const key = tradeKey({
      transactionType: row.type as never,
      tradeDate: row.date,
      quantity: row.quantity,
      pricePerShare: exact(row.price),
      totalAmount: exact(row.total),
    });
    const list = bySubmission.get(row.submissionId) ?? [];
    list.push({ id: row.id, key, imported: row.imported, isOpen: row.type === 'OPEN' });
    bySubmission.set(row.submissionId, list);
  }
  return bySubmission;
}
