import type pg from 'pg';
import { readRows } from '../reading/open-file.js';
import type { ByteSource } from '../reading/source.js';
import type { Structure } from '../reading/structural-pass.js';
import { applyRecords, createRecordStage } from './apply-records.js';
import type { BatchResult, ImportSession } from './import-session.js';
import { type PreparedRecords, prepareRecords } from './prepare-records.js';
import { type RecordBatch, recordBatches } from './record-batches.js';

/** Applies a file of settlement records, preparing each batch while the one before is written. */
export async function importRecords(
  session: ImportSession,
  source: ByteSource,
  structure: Structure,
): Promise<void> {
  const repeated = structure.repeatedSids === 'too-many' ? new Set<string>() : structure.repeatedSids;
  const { run, task } = session;
  if (!run.checkOnly) await createRecordStage(session.writer);
  const prepare = (db: pg.Client, batch: RecordBatch) =>
    prepareRecords({ db, ring: session.ring, overwrite: run.overwrite }, batch.good);
  let mark = run.appliedThrough;
  let writing = Promise.resolve();
  for await (const batch of recordBatches(
    readRows(source, structure.shape),
    structure.shape,
    repeated,
    mark,
  )) {
    session.goOn();
    const prepared = await Promise.all([prepare(session.reader, batch), writing]).then(([first]) => first);
    writing = session.writeBatch(
      mark,
      (db) => prepare(db, batch),
      (done) => resultOf(batch, done),
      (done) => applyRecords(session.writer, task, run.requestedById, done, session.passed),
      prepared,
    );
    writing.catch(() => undefined);
    mark = batch.through;
  }
  await writing;
}

function resultOf(batch: RecordBatch, prepared: PreparedRecords): BatchResult {
  return {
    through: batch.through,
    bytesRead: batch.bytesRead,
    counts: { ...prepared.counts, read: batch.read, rejected: prepared.counts.rejected + batch.bad.length },
    rejections: [...batch.bad, ...prepared.rejections],
  };
}
