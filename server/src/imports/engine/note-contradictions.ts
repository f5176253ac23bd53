import { auditedDetailsSql, auditedSql } from '../../audit/audited-sql.js';
import type { MatchedReturns } from '../../payments/returns/match-returns.js';
import { ReturnMatter, returnMatter } from '../../rules/return-reasons.js';
import type { ImportSession } from './import-session.js';
import { RUN_ACTOR } from './run-row.js';

/** In the order in which others lock payments. */
const LOCK = `SELECT 1 FROM payments WHERE id = ANY ($1::uuid[]) ORDER BY run_id, sid FOR NO KEY UPDATE`;

/**
 * The same file again says nothing new. Of a payment that was found to be paid, the bank contradicts that unless it says once
 * more that it had it twice; of any other one if it says that it made it, or that it came back for another reason, or again by a
 * file of Direct Entry ($7), of which each line is money. What two people took back with its whole file (PAY-15), none of the bank's
 * files can name.
 */
const NOTE = `
  INSERT INTO bank_contradictions (payment_id, import_run_id, line, said, made)
  SELECT g.payment_id, $1, g.line, g.said, g.made
  FROM unnest($2::uuid[], $3::int[], $4::text[], $5::boolean[], $6::boolean[]) AS g (payment_id, line, said, made, twice)
    JOIN returned_items b ON b.payment_id = g.payment_id JOIN payments p ON p.id = g.payment_id JOIN import_runs here ON here.id = $1
  WHERE NOT EXISTS (
      SELECT 1 FROM import_runs o WHERE o.file_digest = here.file_digest AND (o.id = b.import_run_id OR EXISTS (
        SELECT 1 FROM bank_contradictions c WHERE c.payment_id = g.payment_id AND c.import_run_id = o.id)))
    AND CASE p.state WHEN 'PAID' THEN NOT g.made AND NOT g.twice
      ELSE g.made OR b.rejection_id IS NOT NULL OR $7 OR g.said <> b.reason_code END
  ON CONFLICT (payment_id, import_run_id) DO NOTHING`;

const RECORD = `
  INSERT INTO audit_entries (actor_kind, actor_id, action, subject_type, subject_id, details)
  SELECT ${RUN_ACTOR}, ${auditedSql('payment-run.contradicted', 'payment-run')}, n.run_id::text,
    ${auditedDetailsSql('payment-run.contradicted', { import: 'r.id::text', payments: 'n.payments' })}
  FROM import_runs r, (
    SELECT p.run_id, count(*)::int AS payments FROM bank_contradictions c JOIN payments p ON p.id = c.payment_id
    WHERE c.import_run_id = $1 GROUP BY 1) n
  WHERE r.id = $1 ORDER BY n.run_id`;

/** Keeps what a file says of payments that had come back, where it contradicts what is known or was decided (RETURN-11). */
export async function noteContradictions(
  { writer, run }: ImportSession,
  { before, made }: MatchedReturns,
  isDirectEntry: boolean,
): Promise<void> {
  const said = [
    ...made.map(({ paymentId, line, status }) => ({
      paymentId,
      line,
      said: status,
      made: true,
      twice: false,
    })),
    ...before.map(({ paymentId, line, reasonCode, whole }) => ({
      ...{ paymentId, line, said: reasonCode, made: false },
      twice: returnMatter(reasonCode, whole) === ReturnMatter.DUPLICATE,
    })),
  ];
  if (said.length === 0) return;
  const ids = said.map(({ paymentId }) => paymentId);
  await writer.query(LOCK, [ids]);
  const { rowCount } = await writer.query(NOTE, [
    run.id,
    ids,
    said.map(({ line }) => line),
    said.map((one) => one.said),
    said.map((one) => one.made),
    said.map(({ twice }) => twice),
    isDirectEntry,
  ]);
  if (rowCount === null || rowCount === 0) return;
  await writer.query(RECORD, [run.id]);
  await writer.query(
    `INSERT INTO outbox (queue, name, payload) VALUES ('announcements', 'announce-bank-contradictions', '{}')`,
  );
  await writer.query(`SELECT pg_notify('outbox', 'announcements')`);
}
