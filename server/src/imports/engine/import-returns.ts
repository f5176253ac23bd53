import type pg from 'pg';
import { auditedDetailsSql, auditedSql } from '../../audit/audited-sql.js';
import { matchReturns, type MatchedReturns } from '../../payments/returns/match-returns.js';
import { readReturns } from '../../payments/returns/read-returns.js';
import type { DirectEntryReturns, ReturnsFault, StatusReport } from '../../payments/returns/returned-item.js';
import { ImportStatus } from '../import-status.js';
import { refuse } from '../reading/file-refused.js';
import { refuseReturnsSize } from '../reading/returns-size.js';
import type { ByteSource } from '../reading/source.js';
import type { ImportSession } from './import-session.js';
import { StaleBatch } from './import-task.js';
import { saveRejections } from './rejections.js';
import { lockRun, moveRun, noCounts, RUN_ACTOR } from './run-row.js';
import { writeBatch } from './write-batch.js';
import { noteContradictions } from './note-contradictions.js';
import { sentPayments } from './sent-payments.js';

/** The report about returns has no column of the file: whoever has the file has its lines. */
const NO_COLUMNS: string[] = [];

/**
 * Applies a file of returned payments, all of it in one transaction or nothing (RETURN-1, RETURN-2). What came back before
 * counts as unchanged, so that it may be repeated.
 * @throws FileRefused with the first reason, once the report has them all
 */
export async function importReturns(session: ImportSession, source: ByteSource): Promise<void> {
  const { run, task, reader } = session;
  refuseReturnsSize(source, run.fileName);
  const file = readReturns(await source.read(0, source.size));
  if (file.refused) return refuseWhole(session, file.refused);
  const matched = await match(session, reader, file);
  if (Array.isArray(matched)) return refuseWhole(session, matched);
  const rowsTotal = namedIn(matched);
  await moveRun(reader, task, ImportStatus.APPLYING, { rowsTotal, header: NO_COLUMNS });
  // Its one batch was committed by an earlier attempt.
  if (run.appliedThrough >= rowsTotal) return;
  await writeBatch<MatchedReturns>(
    session,
    run.appliedThrough,
    {
      async prepare(db) {
        const again = await match(session, db, file);
        if (Array.isArray(again)) return refuseWhole(session, again);
        return again;
      },
      stage: () => Promise.resolve(),
      async apply(found) {
        await noteContradictions(session, found, file.format === 'ABA');
        await takeBack(session, found.returned);
      },
      result: (found) => ({
        through: rowsTotal,
        bytesRead: source.size,
        counts: {
          ...noCounts(),
          ...{ read: rowsTotal, created: found.returned.length },
          unchanged: namedIn(found) - found.returned.length,
        },
        rejections: [],
      }),
    },
    matched,
  );
}

/** The payments of a file that came back, or had come back before. */
const namedIn = ({ returned, before, made }: MatchedReturns) => returned.length + before.length + made.length;

/** The payments of the file, or every reason why it is refused. */
async function match(
  { ring, task }: ImportSession,
  db: pg.Client,
  file: DirectEntryReturns | StatusReport,
): Promise<MatchedReturns | ReturnsFault[]> {
  const matched = matchReturns(file, await sentPayments(db, ring, file, task.referencePrefix));
  return matched.refused ?? matched;
}

/** Keeps every reason for the report; none of the payments is touched. @throws FileRefused, Interrupted */
async function refuseWhole(session: ImportSession, faults: readonly ReturnsFault[]): Promise<never> {
  const { writer, run, task, key } = session;
  await writer.query('BEGIN');
  try {
    await lockRun(writer, task, run.appliedThrough);
    await writer.query('DELETE FROM import_rejections WHERE import_run_id = $1', [run.id]);
    const rows = faults.map(({ line, reason }) => ({ line, column: null, message: reason, cells: [] }));
    await saveRejections(writer, run.id, key, rows);
    await writer.query('UPDATE import_runs SET read = $2, rejected = $2, header = $3 WHERE id = $1', [
      run.id,
      faults.length,
      NO_COLUMNS,
    ]);
    session.passed('returns-refused');
    await writer.query('COMMIT');
  } catch (error) {
    await writer.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  const [{ line, reason }] = faults as [ReturnsFault];
  const others = faults.length === 1 ? '' : ` The report has all ${faults.length} reasons.`;
  throw refuse(run.fileName, `nothing of it was applied. Line ${line}: ${reason}${others}`);
}

const KEEP_ITEMS = `
  INSERT INTO returned_items (payment_id, import_run_id, line, reason_code, whole)
  SELECT payment_id, $1, line, code, whole FROM unnest($2::uuid[], $3::int[], $4::text[], $5::boolean[]) AS given (payment_id, line, code, whole)
  ON CONFLICT (payment_id) DO NOTHING`;

/** In the order of the job that moves payments, which may be at them: neither waits for the other in a circle. */
const LOCK = `SELECT 1 FROM payments WHERE id = ANY ($1::uuid[]) ORDER BY run_id, sid FOR NO KEY UPDATE`;

/** The job that moves payments may not have reached them since their file was sent. */
const CATCH_UP = `UPDATE payments SET state = 'SENT', version = version + 1 WHERE id = ANY ($1::uuid[]) AND state = 'IN_FILE'`;

const TAKE_BACK = `
  UPDATE payments SET state = 'RETURNED', version = version + 1 WHERE id = ANY ($1::uuid[]) AND state IN ('SENT', 'PAID')`;

const RECORD = `
  INSERT INTO audit_entries (actor_kind, actor_id, action, subject_type, subject_id, details)
  SELECT ${RUN_ACTOR}, ${auditedSql('payment.returned', 'payment')}, b.payment_id::text,
    ${auditedDetailsSql('payment.returned', { reason: 'b.reason_code', import: 'r.id::text' })}
  FROM import_runs r JOIN returned_items b ON b.import_run_id = r.id WHERE r.id = $1 ORDER BY b.line`;

/**
 * Re-opens payments with the bank's reasons, and has the owners of those that went to a wrong account asked for other details.
 * @throws StaleBatch when another import took one of them back meanwhile
 */
async function takeBack({ writer, run }: ImportSession, returned: MatchedReturns['returned']): Promise<void> {
  if (returned.length === 0) return;
  const ids = returned.map(({ paymentId }) => paymentId);
  await writer.query(LOCK, [ids]);
  const kept = await writer.query(KEEP_ITEMS, [
    run.id,
    ids,
    returned.map(({ line }) => line),
    returned.map(({ reasonCode }) => reasonCode),
    returned.map(({ whole }) => whole),
  ]);
  await writer.query(CATCH_UP, [ids]);
  const moved = await writer.query(TAKE_BACK, [ids]);
  if (kept.rowCount !== ids.length || moved.rowCount !== ids.length) throw new StaleBatch();
  await writer.query(RECORD, [run.id]);
  await writer.query(
    `INSERT INTO outbox (queue, name, payload) VALUES ('announcements', 'announce-returns', '{}')`,
  );
  await writer.query(`SELECT pg_notify('outbox', 'announcements')`);
}
