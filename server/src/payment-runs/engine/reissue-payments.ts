import type pg from 'pg';
import { auditedDetailsSql, auditedSql } from '../../audit/audited-sql.js';
import { Interrupted } from '../../jobs/task-thread.js';

/**
 * Marks returned payments as issued again, in the transaction that adds the payments in their place (RETURN-6).
 * @throws Interrupted when one of them is no longer returned
 */
export async function giveWay(db: pg.Client, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rowCount } = await db.query(
    `UPDATE payments SET state = 'REISSUED', version = version + 1 WHERE id = ANY ($1::uuid[]) AND state = 'RETURNED'`,
    [ids],
  );
  if (rowCount !== ids.length) throw new Interrupted();
}

/** Records which payment is in the place of which. */
export async function recordReissues(db: pg.Client, ids: readonly string[], run: number): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    `INSERT INTO audit_entries (actor_kind, action, subject_type, subject_id, details)
     SELECT 'system', ${auditedSql('payment.reissued', 'payment')}, id::text,
       ${auditedDetailsSql('payment.reissued', { reissueOf: 'reissue_of', run: '$2::int' })}
     FROM payments WHERE reissue_of = ANY ($1::uuid[]) ORDER BY sid`,
    [ids, run],
  );
}
