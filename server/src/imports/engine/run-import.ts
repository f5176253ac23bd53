import { FileMissing } from '../../common/errors.js';
import { FileStore } from '../../storage/file-store.js';
import { ImportKind } from '../import-kinds.js';
import { ImportStatus, isOpen } from '../import-status.js';
import { columnsOf, type TableKind } from '../import-columns.js';
import { FileRefused, refuse } from '../reading/file-refused.js';
import { openNoticeFiles } from '../reading/notice-files.js';
import { inspectFile } from '../reading/open-file.js';
import { structuralPass } from '../reading/structural-pass.js';
import { endRun, statusWhenRefused } from './end-run.js';
import { connectThread } from '../../database/thread-connection.js';
import { importDayPrices } from './import-day-prices.js';
import { importNotices, NOTICE_HEADER } from './import-notices.js';
import { importRecords } from './import-records.js';
import { importReturns } from './import-returns.js';
import { ImportSession } from './import-session.js';
import { Interrupted } from '../../jobs/task-thread.js';
import type { ImportTask } from './import-task.js';
import { importTrades } from './import-trades.js';
import { loadRun, moveRun } from './run-row.js';

/** Long delays are acceptable for retried reads: a file has thousands, and one failure would repeat them all. */
const IN_NO_HURRY = [200, 1_000, 5_000, 15_000];

const LOST =
  'The received file is missing on our side, so the import stopped. The rows already applied are kept; please import the file again.';

/** How often the progress of the validation pass is recorded, in milliseconds. */
const NOTE_EVERY_MS = 500;

/**
 * Processes one import run: validates the whole file, applies it batch by batch, and records the result on the run's
 * row. Resumes from the mark of an earlier attempt. Returns early and leaves the run open when the function passed to
 * `onStop` is called.
 * @throws Error when the database or the file store fails; the job is then retried.
 */
export async function runImport(task: ImportTask, onStop: (stop: () => void) => void): Promise<void> {
  const reader = await connectThread(task.databaseUrl, 'import-reader');
  try {
    const run = await loadRun(reader, task.importRunId);
    if (!run || !isOpen(run.status)) return;
    const session = await ImportSession.open(task, run, reader);
    onStop(() => session.stop());
    try {
      await importFile(session);
    } catch (error) {
      if (error instanceof Interrupted) return;
      if (error instanceof FileMissing) await endRun(session.writer, task, ImportStatus.FAILED, LOST);
      else if (error instanceof FileRefused)
        await endRun(session.writer, task, await statusWhenRefused(reader, run.id), error.message);
      else throw error;
    } finally {
      await session.close();
    }
  } finally {
    await reader.end();
  }
}

/** Applies a file of each kind after its validation pass. */
const APPLY: Readonly<Record<TableKind, typeof importTrades>> = {
  [ImportKind.SETTLEMENT_RECORDS]: importRecords,
  [ImportKind.TRADES]: importTrades,
  [ImportKind.DAY_PRICES]: importDayPrices,
};

async function importFile(session: ImportSession): Promise<void> {
  const { run, task, reader, key } = session;
  if (run.kind === ImportKind.ASSESSMENT_NOTICES) return importNoticeFiles(session);
  if (run.kind === ImportKind.RETURNS) return importReturnsFile(session);
  const store = await FileStore.at(task.storage, IN_NO_HURRY);
  const file = await store.open(run.storageKey!, key);
  try {
    await moveRun(reader, task, ImportStatus.CHECKING);
    const shape = await inspectFile(file, run.fileName, columnsOf(run.kind));
    const structure = await structuralPass(file, shape, {
      onProgress: notedProgress(session),
      asked: { numbers: run.numbers ?? undefined, days: run.days ?? undefined },
    });
    await session.noted();
    session.resume();
    if (run.kind === ImportKind.SETTLEMENT_RECORDS && structure.repeatedSids === 'too-many') {
      throw refuse(run.fileName, 'more than 200,000 SIDs appear in it more than once.');
    }
    await moveRun(reader, task, ImportStatus.APPLYING, {
      rowsTotal: structure.rows,
      header: shape.header,
      unknownColumns: shape.unknownColumns,
      notation: structure.shape.notation,
    });
    await APPLY[run.kind](session, file, structure);
    await endRun(session.writer, task, ImportStatus.DONE);
  } finally {
    await file.close();
  }
}

async function importNoticeFiles(session: ImportSession): Promise<void> {
  const { run, task, reader, key } = session;
  const store = await FileStore.at(task.storage, IN_NO_HURRY);
  const file = await store.open(run.storageKey!, key);
  try {
    await moveRun(reader, task, ImportStatus.CHECKING);
    const notices = await openNoticeFiles(file, run.fileName);
    session.resume();
    await moveRun(reader, task, ImportStatus.APPLYING, { rowsTotal: notices.length, header: NOTICE_HEADER });
    await importNotices(session, notices);
    await endRun(session.writer, task, ImportStatus.DONE);
  } finally {
    await file.close();
  }
}

async function importReturnsFile(session: ImportSession): Promise<void> {
  const { run, task, reader, key } = session;
  const store = await FileStore.at(task.storage, IN_NO_HURRY);
  const file = await store.open(run.storageKey!, key);
  try {
    await moveRun(reader, task, ImportStatus.CHECKING);
    await importReturns(session, file);
    await endRun(session.writer, task, ImportStatus.DONE);
  } finally {
    await file.close();
  }
}

/**
 * Records the progress of the validation pass periodically, and ends it when the worker stops or the run is cancelled.
 */
function notedProgress(session: ImportSession): (bytes: number) => void {
  let noted = Date.now();
  return (bytes) => {
    session.resume();
    if (Date.now() - noted < NOTE_EVERY_MS) return;
    noted = Date.now();
    session.note(bytes);
  };
}
