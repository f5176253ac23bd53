import pg from 'pg';
import type { ImportSession } from './import-session.js';
import { nameImportInHistory } from './name-import-in-history.js';
import { StaleBatch } from './import-task.js';
import { type Rejection, saveRejections } from './rejections.js';
import { type Counts, lockRun, markApplied } from './run-row.js';

/** The result of one batch, for the run's row. */
export interface BatchResult {
  through: number;
  /** Null leaves the number unchanged. */
  bytesRead: number | null;
  counts: Counts;
  rejections: readonly Rejection[];
}

/** The steps of writing a batch, in the order of their calls. */
export interface BatchWork<Prepared> {
  /** Finds what the rows change. Only reads, and is called again after a concurrent write. */
  prepare(db: pg.Client): Promise<Prepared>;
  /** Sends rows to the staging tables. Not called in a dry run. */
  stage(prepared: Prepared): Promise<void>;
  /** Stores rows that belong to the run itself; also called in a dry run. */
  keep?(): Promise<void>;
  /** Writes staged rows set-wise, once the run is locked. Not called in a dry run. */
  apply(prepared: Prepared): Promise<void>;
  /** Deletes rows stored by `keep`, once the run is locked; also called in a dry run. */
  settle?(): Promise<void>;
  result(prepared: Prepared): BatchResult;
}

/** Attempts at a batch whose stored rows keep changing. */
const STALE_TRIES = 5;

/**
 * Writes one batch atomically: prepared rows, rejections, counts and mark. All data is sent before the run is locked,
 * so that a worker that freezes while sending does not block the worker that takes over the run.
 * @param mark the mark before this batch
 * @param first the batch, prepared while the previous one was written
 * @throws Interrupted
 */
export async function writeBatch<Prepared>(
  session: ImportSession,
  mark: number,
  work: BatchWork<Prepared>,
  first?: Prepared,
): Promise<void> {
  let prepared = first ?? (await work.prepare(session.writer));
  for (let attempt = 1; ; attempt += 1) {
    session.resume();
    try {
      await writeOnce(session, mark, work, prepared);
      session.passed('import-committed');
      return;
    } catch (error) {
      if (!isStale(error) || attempt === STALE_TRIES) throw error;
      prepared = await work.prepare(session.writer);
    }
  }
}

async function writeOnce<Prepared>(
  session: ImportSession,
  mark: number,
  work: BatchWork<Prepared>,
  prepared: Prepared,
): Promise<void> {
  const { writer, run, task } = session;
  const { through, bytesRead, counts, rejections } = work.result(prepared);
  await writer.query('BEGIN');
  try {
    if (!run.checkOnly) await work.stage(prepared);
    await work.keep?.();
    await saveRejections(writer, run.id, session.key, rejections);
    session.passed('import-staged');
    await lockRun(writer, task, mark);
    if (!run.checkOnly) {
      await nameImportInHistory(writer, run);
      await work.apply(prepared);
    }
    await work.settle?.();
    await markApplied(writer, task, through, bytesRead, counts);
    session.passed('import-applied');
    await writer.query('COMMIT');
  } catch (error) {
    await writer.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  await session.showLife();
  await session.pace.giveWay();
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

function isStale(error: unknown): boolean {
  if (error instanceof StaleBatch) return true;
  return (
    error instanceof pg.DatabaseError && (error.code === DEADLOCK || error.code === SERIALIZATION_FAILURE)
  );
}
