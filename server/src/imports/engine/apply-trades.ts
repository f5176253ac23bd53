import type pg from 'pg';
import { auditedDetailsSql, auditedSql } from '../../audit/audited-sql.js';
import { copyRows } from '../../database/copy-rows.js';
import { type ImportTask, StaleBatch } from './import-task.js';
import type { PreparedTrades } from './prepare-trades.js';
import { RUN_ACTOR } from './run-row.js';
import { LIST_COLUMNS, TRADE_COLUMNS } from './trade-columns.js';

const CREATE_STAGES = `
  CREATE TEMP TABLE staged_lists ON COMMIT DELETE ROWS AS
    SELECT submission_id, opening_balance, imported_digest, NULL::int AS expected_version FROM trade_lists WITH NO DATA;
  CREATE TEMP TABLE staged_trades ON COMMIT DELETE ROWS AS
    SELECT ${TRADE_COLUMNS.join(', ')} FROM trades WITH NO DATA`;

const LOCK_LISTS = `
  SELECT 1 FROM trade_lists l JOIN staged_lists t USING (submission_id) JOIN submissions s ON s.id = l.submission_id
  WHERE t.expected_version IS NOT NULL ORDER BY s.sid FOR NO KEY UPDATE OF l`;

const UPDATE_LISTS = `
  UPDATE trade_lists l SET opening_balance = coalesce(t.opening_balance, l.opening_balance), imported_digest = t.imported_digest,
    edited_since_import = CASE WHEN t.imported_digest IS NULL THEN l.edited_since_import ELSE false END,
    version = l.version + 1, updated_at = now()
  FROM staged_lists t WHERE l.submission_id = t.submission_id AND l.version = t.expected_version`;

const INSERT_LISTS = `
  INSERT INTO trade_lists (submission_id, opening_balance, imported_digest)
  SELECT submission_id, opening_balance, imported_digest FROM staged_lists WHERE expected_version IS NULL
  ON CONFLICT DO NOTHING`;

const INSERT_TRADES = `
  INSERT INTO trades (${TRADE_COLUMNS.join(', ')}, imported) SELECT ${TRADE_COLUMNS.join(', ')}, true FROM staged_trades`;

const AUDIT = `
  INSERT INTO audit_entries (actor_kind, actor_id, action, subject_type, subject_id, details)
  SELECT ${RUN_ACTOR}, ${auditedSql('trades.imported-over', 'submission')}, t.submission_id::text,
         ${auditedDetailsSql('trades.imported-over', { importRunId: 'r.id::text' })}
  FROM import_runs r, staged_lists t WHERE r.id = $1 AND t.expected_version IS NOT NULL`;

/** Creates the writer's temporary tables. */
export async function createTradeStage(db: pg.Client): Promise<void> {
  await db.query(CREATE_STAGES);
}

/** Sends a prepared batch to the temporary tables. */
export async function stageTrades(db: pg.Client, prepared: PreparedTrades): Promise<void> {
  await copyRows(db, 'staged_lists', LIST_COLUMNS, prepared.lists);
  await copyRows(db, 'staged_trades', TRADE_COLUMNS, prepared.trades);
}

/**
 * Writes the staged batch set-wise, inside the caller's transaction.
 * @throws StaleBatch when a trade list changed since the batch was prepared.
 */
export async function applyTrades(db: pg.Client, task: ImportTask, prepared: PreparedTrades): Promise<void> {
  if (prepared.changedLists > 0) {
    await db.query(LOCK_LISTS);
    await expectRows(db.query(UPDATE_LISTS), prepared.changedLists);
    await db.query(AUDIT, [task.importRunId]);
  }
  if (prepared.newLists > 0) await expectRows(db.query(INSERT_LISTS), prepared.newLists);
  if (prepared.removedIds.length > 0) {
    await expectRows(
      db.query('DELETE FROM trades WHERE id = ANY ($1)', [prepared.removedIds]),
      prepared.removedIds.length,
    );
  }
  if (prepared.trades.rows > 0) await db.query(INSERT_TRADES);
}

async function expectRows(result: Promise<pg.QueryResult>, rows: number): Promise<void> {
  if ((await result).rowCount !== rows) throw new StaleBatch();
}
