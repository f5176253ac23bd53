import type pg from 'pg';
import { auditedDetailsSql, auditedSql } from '../../audit/audited-sql.js';
import { ImportKind } from '../import-kinds.js';
import { ImportStatus } from '../import-status.js';
import { Interrupted } from '../../jobs/task-thread.js';
import type { ImportTask } from './import-task.js';
import { loadRun, moveRun, RUN_ACTOR } from './run-row.js';

/** The kinds after which the statistics of the claims' tables are refreshed. */
const CHANGES_CLAIMS: ReadonlySet<ImportKind> = new Set([ImportKind.SETTLEMENT_RECORDS, ImportKind.TRADES]);

/** The statuses in which a worker ends a run. */
export type EndStatus = keyof typeof RECORDED;

const RECORDED = {
  [ImportStatus.DONE]: auditedSql('import.done', 'import'),
  [ImportStatus.REFUSED]: auditedSql('import.refused', 'import'),
  [ImportStatus.FAILED]: auditedSql('import.failed', 'import'),
};
const DETAILS = auditedDetailsSql('import.done', {
  kind: 'kind',
  mode: 'mode',
  checkOnly: 'check_only',
  read: 'read',
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  rejected: 'rejected',
  removed: 'removed',
});

/** The final status of a run whose file is invalid: FAILED if rows were already being applied, else REFUSED. */
export async function statusWhenRefused(db: pg.Client, importRunId: string): Promise<EndStatus> {
  const run = await loadRun(db, importRunId);
  return run?.status === ImportStatus.CHECKING ? ImportStatus.REFUSED : ImportStatus.FAILED;
}

/**
 * Ends a run: its status, a message for the user, and the audit entry. The connection must have no open transaction.
 * @throws Interrupted when this worker no longer holds the run
 */
export async function endRun(
  db: pg.Client,
  task: ImportTask,
  status: EndStatus,
  message?: string,
): Promise<void> {
  const run = await loadRun(db, task.importRunId);
  if (!run) throw new Interrupted();
  // The last commit waits for the disk, and so also for every earlier commit.
  await db.query('SET synchronous_commit = on');
  await db.query('BEGIN');
  await moveRun(db, task, status, { message, end: true });
  await db.query('DELETE FROM import_held_trades WHERE import_run_id = $1', [run.id]);
  await db.query(
    `INSERT INTO audit_entries (actor_kind, actor_id, action, subject_type, subject_id, details)
     SELECT ${RUN_ACTOR}, ${RECORDED[status]}, id::text, ${DETAILS}
     FROM import_runs r WHERE r.id = $1`,
    [run.id],
  );
  await db.query('COMMIT');
  if (status === ImportStatus.REFUSED || run.checkOnly || !CHANGES_CLAIMS.has(run.kind)) return;
  await db.query('SET statement_timeout = 0');
  await db.query('SELECT refresh_after_import()');
}
