import type { DataSource } from 'typeorm';
import type { KeyRing } from '../encryption/key-ring.js';
import { csvRecord } from '../common/csv-text.js';
import type { Chosen, Report } from './reports/report.js';
import { inSnapshot } from './snapshot.js';

/** The byte order mark: without it spreadsheets read the file as Windows-1252 and garble accented names. */
const BYTE_ORDER_MARK = '\ufeff';

/** Callbacks while a report is read. */
export interface ReportProgress {
  /** Called once, before the first row. */
  total?(rows: number): void;
  /** Called after each batch with the number of rows so far. */
  written?(rows: number): void;
}

/**
 * A report as CSV text, from one snapshot, of all claims or of chosen ones. Stopping early releases the
 * snapshot.
 */
export async function* reportText(
  db: DataSource,
  ring: KeyRing,
  report: Report,
  restricted: boolean,
  progress: ReportProgress = {},
  chosen: Chosen | null = null,
): AsyncGenerator<Buffer> {
  let rows = 0;
  yield* inSnapshot(db, async function* (client) {
    const reportTotal = (total: number) => progress.total?.(total);
    if (progress.total && report.count) reportTotal(await report.count(client, chosen));
    yield Buffer.from(BYTE_ORDER_MARK + csvRecord(report.columns(restricted)));
    for await (const batch of report.batches({ client, ring, restricted, chosen, reportTotal })) {
      rows += batch.rows;
      progress.written?.(rows);
      if (batch.rows > 0) yield Buffer.from(batch.csv);
    }
  });
}
