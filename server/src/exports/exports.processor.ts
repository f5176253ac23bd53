import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { causeMessage, waitMessage } from '../common/unavailable.js';
import { type JobHandler, JobHandlers } from '../jobs/job-handlers.js';
import type { JobLease } from '../jobs/job-lease.js';
import type { JobPayloads } from '../jobs/job-names.js';
import { unwrapDataKey } from '../encryption/envelope.js';
import { KeyRing } from '../encryption/key-ring.js';
import { FileStore } from '../storage/file-store.js';
import { exportOwner } from './export-file.js';
import { ExportFormat, ExportRun, ExportStatus } from './export-run.entity.js';
import { ExportProgress } from './export-progress.js';
import { reportText } from './report-text.js';
import { REPORTS } from './reports/all-reports.js';
import { chosenBy } from './reports/report.js';
import { TooManyRows, workbookStream } from './workbook/workbook-stream.js';

type Payload = JobPayloads['write-export'];

const SYSTEM = { kind: 'system', job: 'write-export' } as const;

/** The job `write-export`. Two runs write two files, and only the one whose lease still holds is kept. */
@Injectable()
export class ExportsProcessor implements JobHandler<'write-export'>, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly store: FileStore,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register('write-export', this);
  }

  async run({ exportRunId }: Payload, lease: JobLease, signal: AbortSignal): Promise<void> {
    const run = await this.db.getRepository(ExportRun).findOneBy({ id: exportRunId });
    if (!run || run.finishedAt) return;
    const progress = new ExportProgress(this.db, run.id, lease);
    await progress.start();
    const key = unwrapDataKey(this.ring, exportOwner(run.id), run.wrappedKey!);
    let stored: { storageKey: string; size: number };
    try {
      stored = await this.store.put(untilStopped(this.bytesOf(run, progress), signal), key);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof TooManyRows)) throw error;
      await this.db.transaction((tx) => this.fail(tx, run.id, error.message));
      return;
    }
    if (!(await progress.finish(stored))) await this.store.discard(stored.storageKey);
  }

  async putOff(tx: EntityManager, { exportRunId }: Payload, error: Error): Promise<void> {
    const open = { id: exportRunId, status: In([ExportStatus.WAITING, ExportStatus.WRITING]) };
    await tx.update(ExportRun, open, { message: waitMessage(error) });
  }

  async giveUp(tx: EntityManager, { exportRunId }: Payload, error: Error): Promise<void> {
    const why = causeMessage(error);
    await this.fail(
      tx,
      exportRunId,
      `The export stopped because ${why}. Nothing was changed; please export again.`,
    );
  }

  /** With restricted values: every role that may run or read exports may see them. */
  private bytesOf(
    { id, report, format, chosenCount }: ExportRun,
    progress: ExportProgress,
  ): AsyncIterable<Buffer> {
    const text = reportText(
      this.db,
      this.ring,
      REPORTS[report],
      true,
      progress,
      chosenCount === null ? null : chosenBy(id),
    );
    if (format === ExportFormat.CSV) return text;
    const rows = Readable.from(text).pipe(parse({ bom: true, relax_column_count: true }));
    return workbookStream(rows as AsyncIterable<string[]>, REPORTS[report].kinds);
  }

  private async fail(tx: EntityManager, id: string, message: string): Promise<void> {
    await recordAudit(tx, SYSTEM, 'export.failed', { type: 'export', id });
    await tx.query(
      `UPDATE export_runs SET status = 'FAILED', message = $2, finished_at = now(), wrapped_key = NULL,
         version = version + 1, updated_at = now()
       WHERE id = $1 AND status IN ('WAITING', 'WRITING')`,
      [id, message],
    );
  }
}

/** The bytes, until the worker stops or loses the lease. */
async function* untilStopped(bytes: AsyncIterable<Buffer>, signal: AbortSignal): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    signal.throwIfAborted();
    yield piece;
  }
}
