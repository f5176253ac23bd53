import type pg from 'pg';
import { auditedDetailsSql, auditedSql } from '../../audit/audited-sql.js';
import { copyRows } from '../../database/copy-rows.js';
import { type ImportTask, StaleBatch } from './import-task.js';
import type { PreparedRecords } from './prepare-records.js';
import { RUN_ACTOR } from './run-row.js';
import {
  BANK_FIELDS,
  CREATE_STAGED_RECORDS,
  STAGED_COLUMNS,
  STAGED_RECORDS,
  WRITTEN_COLUMNS,
} from './record-columns.js';

const IN_PLACE = WRITTEN_COLUMNS.filter((column) => column !== 'id' && column !== 'sid').map(
  (column) => `${column} = t.${column}`,
);

const LOCK_UPDATED = `
  SELECT s.id FROM submissions s JOIN ${STAGED_RECORDS} t ON t.id = s.id
  WHERE t.expected_version IS NOT NULL ORDER BY s.sid, s.id FOR NO KEY UPDATE OF s`;

/** Says which claims change in their bank details, for the trigger of migration create-bank-changes. */
const NAME_BANK_CHANGES = `
  SELECT set_config('prorata.change', (current_setting('prorata.change')::jsonb || jsonb_build_object('bankChanged',
    (SELECT coalesce(jsonb_agg(id), '[]') FROM ${STAGED_RECORDS} WHERE string_to_array(changed, ',') && $1::text[])))::text, true)`;

const UPDATE = `
  UPDATE submissions s SET ${IN_PLACE.join(', ')}, version = s.version + 1, updated_at = now()
  FROM ${STAGED_RECORDS} t WHERE s.id = t.id AND s.version = t.expected_version`;

const FORGET_OPEN_ROWS = `
  UPDATE trade_lists l SET opening_balance = NULL, version = l.version + 1, updated_at = now()
  FROM ${STAGED_RECORDS} t WHERE l.submission_id = t.id AND t.sets_balance AND l.opening_balance IS NOT NULL`;

const AUDIT = `
  INSERT INTO audit_entries (actor_kind, actor_id, action, subject_type, subject_id, details)
  SELECT ${RUN_ACTOR}, ${auditedSql('submission.imported-over', 'submission')}, t.id::text,
         ${auditedDetailsSql('submission.imported-over', { importRunId: 'r.id::text', fields: `string_to_array(t.changed, ',')` })}
  FROM import_runs r, ${STAGED_RECORDS} t WHERE r.id = $1 AND t.expected_version IS NOT NULL`;

const INSERT = `
  INSERT INTO submissions (${WRITTEN_COLUMNS.join(', ')})
  SELECT ${WRITTEN_COLUMNS.join(', ')} FROM ${STAGED_RECORDS} WHERE expected_version IS NULL
  ON CONFLICT (sid) DO NOTHING`;

/** Creates the writer's temporary table. */
export async function createRecordStage(db: pg.Client): Promise<void> {
  await db.query(CREATE_STAGED_RECORDS);
}

/** Sends a prepared batch to the temporary table. */
export async function stageRecords(db: pg.Client, prepared: PreparedRecords): Promise<void> {
  await copyRows(db, STAGED_RECORDS, STAGED_COLUMNS, prepared.staged);
}

/**
 * Writes the staged batch set-wise, inside the caller's transaction.
 * @throws StaleBatch when a SID appeared or a submission changed since the batch was prepared.
 */
export async function applyRecords(
  db: pg.Client,
  task: ImportTask,
  { counts }: PreparedRecords,
): Promise<void> {
  if (counts.updated > 0) {
    await db.query(LOCK_UPDATED);
    await db.query(NAME_BANK_CHANGES, [BANK_FIELDS]);
    const { rowCount } = await db.query(UPDATE);
    if (rowCount !== counts.updated) throw new StaleBatch();
    await db.query(FORGET_OPEN_ROWS);
    await db.query(AUDIT, [task.importRunId]);
  }
  if (counts.created > 0) {
    const { rowCount } = await db.query(INSERT);
    if (rowCount !== counts.created) throw new StaleBatch();
  }
}
