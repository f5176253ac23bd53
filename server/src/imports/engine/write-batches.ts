import type { ImportSession } from './import-session.js';
import { readAhead } from './read-ahead.js';
import { type BatchWork, writeBatch } from './write-batch.js';

/**
 * Writes a file's batches in order; each is prepared while the previous one is written.
 * @returns the mark after the last batch
 * @throws Interrupted
 */
export async function writeBatches<Batch extends { through: number }, Prepared>(
  session: ImportSession,
  batches: AsyncGenerator<Batch>,
  workOf: (session: ImportSession, batch: Batch) => BatchWork<Prepared>,
): Promise<number> {
  let mark = session.run.appliedThrough;
  let writing = Promise.resolve();
  try {
    for await (const batch of readAhead(batches)) {
      session.resume();
      const work = workOf(session, batch);
      const [prepared] = await Promise.all([work.prepare(session.reader), writing]);
      writing = writeBatch(session, mark, work, prepared);
      writing.catch(() => undefined);
      mark = batch.through;
    }
    await writing;
  } finally {
    // When reading fails, the batch in progress must finish before the run is ended.
    await writing.catch(() => undefined);
  }
  return mark;
}
