import { readRows } from '../reading/open-file.js';
import type { ByteSource } from '../reading/source.js';
import type { Structure } from '../reading/structural-pass.js';
import { applyRecords, createRecordStage, stageRecords } from './apply-records.js';
import type { ImportSession } from './import-session.js';
import { prepareRecords, type PreparedRecords } from './prepare-records.js';
import { type RecordBatch, recordBatches } from './record-batches.js';
import type { BatchWork } from './write-batch.js';
import { writeBatches } from './write-batches.js';

/** Applies a file of settlement records; each batch is prepared while the previous one is written. */
export async function importRecords(
  session: ImportSession,
  source: ByteSource,
  { shape, repeatedSids }: Structure,
): Promise<void> {
  const repeated = repeatedSids === 'too-many' ? new Set<string>() : repeatedSids;
  await createRecordStage(session.writer);
  const batches = recordBatches(
    readRows(source, shape),
    shape,
    repeated,
    session.run.appliedThrough,
    session.pace,
  );
  await writeBatches(session, batches, workOf);
}

function workOf(session: ImportSession, batch: RecordBatch): BatchWork<PreparedRecords> {
  const { run, task, ring, writer } = session;
  return {
    prepare: (db) => prepareRecords({ db, ring, overwrite: run.overwrite }, batch.good),
    stage: (prepared) => stageRecords(writer, prepared),
    apply: (prepared) => applyRecords(writer, task, prepared),
    result: ({ counts, rejections }) => ({
      through: batch.through,
      bytesRead: batch.bytesRead,
      counts: { ...counts, read: batch.read, rejected: counts.rejected + batch.bad.length },
      rejections: [...batch.bad, ...rejections],
    }),
  };
}
