import { FileStore } from '../../storage/file-store.js';
import { ImportKind } from '../import-kinds.js';
import { ImportStatus, isOpen } from '../import-status.js';
import { RECORD_COLUMNS, TRADE_COLUMNS } from '../reading/columns.js';
import { FileRefused, refuse } from '../reading/file-refused.js';
import { openNoticeFiles } from '../reading/notice-files.js';
import { inspectFile } from '../reading/open-file.js';
import { structuralPass } from '../reading/structural-pass.js';
import { connectImporter } from './import-db.js';
import { importNotices, NOTICE_HEADER } from './import-notices.js';
import { importRecords } from './import-records.js';
import { ImportSession } from './import-session.js';
import { Cancelled, type ImportTask, Interrupted } from './import-task.js';
import { importTrades } from './import-trades.js';
import { loadRun, moveRun } from './run-row.js';

/** How often the progress of the structural pass is noted, in milliseconds. */
const NOTE_EVERY_MS = 500;

/**
 * Works through one import run to its end: checks the whole file, applies it batch by batch, and says on the run's row what
 * came of it. Goes on from the mark of an earlier try. Returns early, the run left open, when `onStop`'s function is called.
 * @throws Error when the database or the file store fails; the job is then tried again.
 */
export async function runImport(task: ImportTask, onStop: (stop: () => void) => void): Promise<void> {
  const reader = await connectImporter(task.databaseUrl, 'reader');
  try {
    const run = await loadRun(reader, task.importRunId);
    if (!run || !isOpen(run.status)) return;
    const session = await ImportSession.open(task, run, reader);
    onStop(() => session.stop());
    try {
      await importFile(session);
    } catch (error) {
      if (error instanceof Interrupted) return;
      if (error instanceof Cancelled) await endRun(session, ImportStatus.CANCELLED);
      else if (error instanceof FileRefused)
        await endRun(session, await refusedStatus(session), error.message);
      else throw error;
    } finally {
      await session.close();
    }
  } finally {
    await reader.end();
  }
}

async function importFile(session: ImportSession): Promise<void> {
  const { run, task, reader, key } = session;
  if (run.kind === ImportKind.ASSESSMENT_NOTICES) return importNoticeFiles(session);
  const columns = run.kind === ImportKind.TRADES ? TRADE_COLUMNS : RECORD_COLUMNS;
  const store = await FileStore.at(task.storage);
  const file = await store.open(run.storageKey!, key);
  try {
    await moveRun(reader, task, ImportStatus.CHECKING);
    const shape = await inspectFile(file, run.fileName, columns);
    const structure = await structuralPass(file, shape, {
      onProgress: notedProgress(session),
      asked: { numbers: run.numbers ?? undefined, days: run.days ?? undefined },
    });
    await session.noted();
    session.goOn();
    if (run.kind === ImportKind.SETTLEMENT_RECORDS && structure.repeatedSids === 'too-many') {
      throw refuse(run.fileName, 'more than 200,000 SIDs stand in it more than once.');
    }
    await moveRun(reader, task, ImportStatus.APPLYING, {
      rowsTotal: structure.rows,
      header: shape.header,
      unknownColumns: shape.unknownColumns,
      notation: structure.shape.notation,
    });
    await (run.kind === ImportKind.TRADES ? importTrades : importRecords)(session, file, structure);
    await endRun(session, ImportStatus.DONE);
  } finally {
    await file.close();
  }
}

async function importNoticeFiles(session: ImportSession): Promise<void> {
  const { run, task, reader, key } = session;
  const store = await FileStore.at(task.storage);
  const file = await store.open(run.storageKey!, key);
  try {
    await moveRun(reader, task, ImportStatus.CHECKING);
    const notices = await openNoticeFiles(file, run.fileName);
    session.goOn();
    await moveRun(reader, task, ImportStatus.APPLYING, { rowsTotal: notices.length, header: NOTICE_HEADER });
    await importNotices(session, notices);
    await endRun(session, ImportStatus.DONE);
  } finally {
    await file.close();
  }
}

/** A file that turns out broken while it is applied was changed on the disk: that is a failure, not a refusal. */
async function refusedStatus(session: ImportSession): Promise<ImportStatus> {
  const run = await loadRun(session.reader, session.run.id);
  return run?.status === ImportStatus.CHECKING ? ImportStatus.REFUSED : ImportStatus.FAILED;
}

async function endRun(session: ImportSession, status: ImportStatus, message?: string): Promise<void> {
  const { writer, run, task } = session;
  // The last word waits for the disk, and with it everything that was written before it.
  await writer.query('SET synchronous_commit = on');
  await writer.query('BEGIN');
  await moveRun(writer, task, status, { message, end: true });
  await writer.query('DELETE FROM import_held_trades WHERE import_run_id = $1', [run.id]);
  await writer.query(
    `INSERT INTO audit_entries (actor_kind, actor_id, action, subject_type, subject_id, details)
     SELECT CASE WHEN requested_by_id IS NULL THEN 'system' ELSE 'user' END, requested_by_id, 'import.' || lower(status::text), 'import', id::text,
            jsonb_build_object('kind', kind, 'mode', mode, 'checkOnly', check_only, 'read', read, 'created', created, 'updated', updated,
                               'unchanged', unchanged, 'rejected', rejected, 'removed', removed)
     FROM import_runs WHERE id = $1`,
    [run.id],
  );
  await writer.query('COMMIT');
  if (status === ImportStatus.REFUSED || run.checkOnly || run.kind === ImportKind.ASSESSMENT_NOTICES) return;
  await writer.query('SET statement_timeout = 0');
  await writer.query('SELECT refresh_after_import()');
}

/** Notes how far the structural pass has come, now and then, and ends it when the worker stops or the run is cancelled. */
function notedProgress(session: ImportSession): (bytes: number) => void {
  let noted = Date.now();
  return (bytes) => {
    session.goOn();
    if (Date.now() - noted < NOTE_EVERY_MS) return;
    noted = Date.now();
    session.note(bytes);
  };
}
