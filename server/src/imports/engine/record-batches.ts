import { setImmediate } from 'node:timers/promises';
import { checkRecordRow } from '../checking/record-row.js';
import type { FileShape, RawRow } from '../reading/file-shape.js';
import type { Pace } from './pace.js';
import type { GoodRecord } from './prepare-records.js';
import type { Rejection } from './rejections.js';

/** Checked rows of a records file, up to row `through`. */
export interface RecordBatch {
  through: number;
  bytesRead: number;
  read: number;
  good: GoodRecord[];
  bad: Rejection[];
}

/** Rows written together. Larger batches are no faster, and three are in memory at a time. */
const BATCH_ROWS = 2_000;

/**
 * Checks the rows of a records file and splits them into batches. The second row of a SID, or of a submission
 * identified by its id, is rejected with the line of the first (IMPORT-34).
 * @param repeated SIDs that may occur twice
 * @param after the number of rows applied in an earlier attempt; they are only read for their SIDs
 * @param pace determines the size of a batch
 */
export async function* recordBatches(
  source: AsyncIterable<RawRow[]>,
  shape: FileShape,
  repeated: ReadonlySet<string>,
  after: number,
  pace: Pick<Pace, 'rowsOf'>,
): AsyncGenerator<RecordBatch> {
  const firstLines = new Map<string, number>();
  let rowNo = 0;
  let batch: RecordBatch = { through: after, bytesRead: 0, read: 0, good: [], bad: [] };
  for await (const rows of source) {
    // Without this, reading would starve the COPY of the previous batch.
    await setImmediate();
    for (const raw of rows) {
      rowNo += 1;
      const settled = rowNo <= after;
      if (settled && repeated.size === 0) continue;
      const check = checkRecordRow(raw, shape.columns, shape.notation!.numbers);
      if (check.ok) {
        const { sid, submissionId } = check.record;
        const key = submissionId ?? sid;
        const mayRepeat = submissionId !== undefined || repeated.has(sid);
        const first = mayRepeat ? firstLines.get(key) : undefined;
        if (first === undefined && mayRepeat) firstLines.set(key, raw.line);
        if (settled) continue;
        if (first === undefined) batch.good.push({ line: raw.line, kept: raw.kept, record: check.record });
        else
          batch.bad.push({
            line: raw.line,
            column: submissionId === undefined ? 'sid' : 'submissionId',
            message: `${submissionId === undefined ? 'SID' : 'Submission'} ${key} already appears in line ${first}`,
            cells: raw.cells,
          });
      } else if (!settled) {
        batch.bad.push({ line: raw.line, column: check.column, message: check.message, cells: raw.cells });
      }
      if (settled) continue;
      batch.read += 1;
      batch.through = rowNo;
      batch.bytesRead = raw.bytesRead;
      if (batch.read >= pace.rowsOf(BATCH_ROWS)) {
        yield batch;
        batch = { through: rowNo, bytesRead: 0, read: 0, good: [], bad: [] };
      }
    }
  }
  if (batch.read > 0) yield batch;
}
