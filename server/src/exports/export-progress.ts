import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { holdsLeaseSql } from '../jobs/held-lease.js';
import type { JobLease } from '../jobs/job-lease.js';
import type { ReportProgress } from './report-text.js';

const REPORT_EVERY_MS = 1_000;

/** The condition that the worker's lease still holds (EXPORT-12, DURABLE-4). */
const MINE = holdsLeaseSql('$2', '$3');

/** Records an export's progress on its row. */
export class ExportProgress implements ReportProgress {
  private reportedAt = 0;
  private rows = 0;

  constructor(
    private readonly db: DataSource,
    private readonly exportRunId: string,
    private readonly lease: JobLease,
  ) {}

  async start(): Promise<void> {
    await this.set(
      `status = 'WRITING', started_at = now(), message = NULL, rows_written = 0, rows_total = NULL`,
      [],
    );
  }

  total(rows: number): void {
    void this.set('rows_total = $4', [rows]).catch(() => undefined);
  }

  written(rows: number): void {
    this.rows = rows;
    if (Date.now() - this.reportedAt < REPORT_EVERY_MS) return;
    this.reportedAt = Date.now();
    // Only an estimate for the screen; `finish` records the exact number.
    void this.set('rows_written = greatest(rows_written, $4)', [rows]).catch(() => undefined);
  }

  /** Records the finished file; false when another worker has taken the job up meanwhile. */
  finish({ storageKey, size }: { storageKey: string; size: number }): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const [, changed] = await tx.query<[unknown, number]>(
        `UPDATE export_runs SET status = 'DONE', rows_written = $4, rows_total = $4, file_size = $5, storage_key = $6,
           finished_at = now(), version = version + 1, updated_at = now()
         WHERE id = $1 AND status = 'WRITING' AND ${MINE}`,
        [this.exportRunId, this.lease.outboxId, this.lease.lease, this.rows, size, storageKey],
      );
      if (changed !== 1) return false;
      await recordAudit(
        tx,
        { kind: 'system', job: 'write-export' },
        'export.written',
        { type: 'export', id: this.exportRunId },
        { rows: this.rows },
      );
      return true;
    });
  }

  private async set(assignment: string, values: unknown[]): Promise<void> {
    await this.db.query(
      `UPDATE export_runs SET ${assignment}, updated_at = now() WHERE id = $1 AND status IN ('WAITING', 'WRITING') AND ${MINE}`,
      [this.exportRunId, this.lease.outboxId, this.lease.lease, ...values],
    );
  }
}
