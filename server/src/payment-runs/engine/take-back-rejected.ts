import type pg from 'pg';
import { auditedDetailsSql, auditedSql } from '../../audit/audited-sql.js';
import { faultPoints } from '../../common/fault.js';
import { inTransaction, lastly } from '../../distributions/engine/in-transaction.js';
import { FILE_REJECTED } from '../../rules/return-reasons.js';
import type { PaymentTask } from './payment-task.js';

const AT_ONCE = 5_000;

/** In the order in which others lock payments of a run. */
const BATCH = `
  SELECT p.id, p.sid, x.id AS "rejectionId" FROM payments p JOIN payment_file_items i ON i.payment_id = p.id AND i.live
    JOIN file_rejections x ON x.file_id = i.file_id AND x.state = 'CONFIRMED' AND x.applied_at IS NULL
  WHERE p.run_id = $1 AND ($2::text IS NULL OR p.sid > $2) AND p.state = 'SENT' ORDER BY p.sid LIMIT ${AT_ONCE} FOR NO KEY UPDATE OF p`;

/** Its owners have nothing to give, and whoever confirmed the rejection decided that it is made again (RETURN-9). */
const KEEP_ITEMS = `
  INSERT INTO returned_items (payment_id, rejection_id, reason_code, whole, announced_at, reissuer_id, reissue_asked_at, reissue_because)
  SELECT given.id, x.id, '${FILE_REJECTED}', true, now(), x.decider_id, x.decided_at, x.decided_because
  FROM unnest($1::uuid[], $2::uuid[]) AS given (id, rejection_id) JOIN file_rejections x ON x.id = given.rejection_id`;

const RECORD = `
  INSERT INTO audit_entries (actor_kind, actor_id, action, subject_type, subject_id, details)
  SELECT 'user', x.decider_id, ${auditedSql('payment.returned', 'payment')}, given.id::text,
    ${auditedDetailsSql('payment.returned', { reason: `'${FILE_REJECTED}'`, file: 'x.file_id::text' })}
  FROM unnest($1::uuid[], $2::uuid[]) AS given (id, rejection_id) JOIN file_rejections x ON x.id = given.rejection_id`;

const APPLIED = `
  UPDATE file_rejections x SET applied_at = now() FROM payment_files f
  WHERE f.id = x.file_id AND f.run_id = $1 AND x.state = 'CONFIRMED' AND x.applied_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM payment_file_items i JOIN payments p ON p.id = i.payment_id
    WHERE i.file_id = f.id AND p.state IN ('IN_FILE', 'SENT'))`;

/**
 * Takes back the payments of the files of a run that the bank rejected (PAY-15). What a file of returns took back meanwhile is
 * left as that has it. Each batch is one transaction, so it may be repeated.
 * @throws Error when the database fails, and the job is then retried; Interrupted
 */
export async function takeBackRejected(
  db: pg.Client,
  { runId, fault }: PaymentTask,
  goOn: () => void,
): Promise<void> {
  const passed = faultPoints(fault);
  const { rowCount } = await db.query(
    `SELECT 1 FROM file_rejections x JOIN payment_files f ON f.id = x.file_id
     WHERE f.run_id = $1 AND x.state = 'CONFIRMED' AND x.applied_at IS NULL`,
    [runId],
  );
  if (rowCount === 0) return;
  for (let after: string | null = null; ;) {
    goOn();
    let last: string | undefined;
    await inTransaction(db, async () => {
      const { rows } = await db.query<{ id: string; sid: string; rejectionId: string }>(BATCH, [
        runId,
        after,
      ]);
      last = rows.at(-1)?.sid;
      if (last === undefined) return;
      const given = [rows.map(({ id }) => id), rows.map(({ rejectionId }) => rejectionId)];
      await db.query(KEEP_ITEMS, given);
      await db.query(
        `UPDATE payments SET state = 'RETURNED', version = version + 1 WHERE id = ANY ($1::uuid[]) AND state = 'SENT'`,
        [given[0]],
      );
      await db.query(RECORD, given);
      passed('payments-rejected');
    });
    if (last === undefined) break;
    after = last;
  }
  await lastly(db, async () => {
    await db.query(APPLIED, [runId]);
  });
}
