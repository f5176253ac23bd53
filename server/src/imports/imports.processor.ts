import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { causeMessage, waitMessage } from '../common/unavailable.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { type JobHandler, JobHandlers } from '../jobs/job-handlers.js';
import type { JobLease } from '../jobs/job-lease.js';
import type { JobPayloads } from '../jobs/job-names.js';
import { requestSearch } from '../double-ups/double-ups.service.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { quietly } from '../jobs/quiet-log.js';
import { KeyRing } from '../encryption/key-ring.js';
import type { ImportTask } from './engine/import-task.js';
import { refuseRun } from './engine/refuse-run.js';
import { runBudgetMs } from './engine/run-budget.js';
import { runInThread } from './engine/run-in-thread.js';
import { watchLease } from '../jobs/watch-lease.js';
import { HeldTrade } from './held-trade.entity.js';
import { ImportCancel } from './import-cancel.js';
import { ImportCleanup } from './import-cleanup.js';
import { ImportKind } from './import-kinds.js';
import { ImportRun } from './import-run.entity.js';
import { ImportStatus, OPEN_STATUSES, statesBefore } from './import-status.js';

type Payload = JobPayloads['apply-import'];

/** The job `apply-import`. */
@Injectable()
export class ImportsProcessor implements JobHandler<'apply-import'>, OnModuleInit {
  private readonly logger = new Logger(ImportsProcessor.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly handlers: JobHandlers,
    private readonly canceller: ImportCancel,
    private readonly cleanup: ImportCleanup,
  ) {}

  onModuleInit(): void {
    this.handlers.register('apply-import', this);
  }

  async run({ importRunId }: Payload, lease: JobLease, signal: AbortSignal): Promise<void> {
    const runs = this.db.getRepository(ImportRun);
    const run = await runs.findOneBy({ id: importRunId });
    if (!run || (await this.canceller.cancelWithoutAccess(importRunId))) return;
    const task = this.taskOf(importRunId, lease);
    const budgetMs = runBudgetMs(Number(run.fileSize), this.env.importSeconds);
    const watch = watchLease(this.db, lease);
    try {
      const end = await runInThread(task, budgetMs, AbortSignal.any([signal, watch.lost]));
      if (signal.aborted) return;
      if (end !== 'ended' && !watch.lost.aborted) await refuseRun(task, run.fileName, end, budgetMs);
      // The thread also ends early when it loses its connection or lease; an open run must then be resumed.
      const open = await runs.existsBy({ id: importRunId, status: In([...OPEN_STATUSES]) });
      if (open && (await this.canceller.cancelWithoutAccess(importRunId))) return;
      if (open) throw new Error('The import was interrupted; it will continue where it stopped.');
    } finally {
      watch.stop();
    }
    await this.findDuplicates(importRunId);
    // A failed deletion is retried by the sweep, and does not fail the ended run.
    await this.cleanup.removeReceivedFiles().catch(quietly(this.logger));
  }

  /** Requests a search for duplicates after claims came in; the sweep does it where this fails. */
  private async findDuplicates(id: string): Promise<void> {
    const isNew = { id, kind: ImportKind.SETTLEMENT_RECORDS, checkOnly: false };
    const found = await this.db.getRepository(ImportRun).findOneBy(isNew);
    if (!found || found.created + found.updated === 0) return;
    await this.db.transaction((tx) => requestSearch(tx)).catch(quietly(this.logger));
  }

  private taskOf(importRunId: string, { outboxId, lease }: JobLease): ImportTask {
    return {
      importRunId,
      outboxId,
      lease,
      databaseUrl: this.env.databaseUrl!,
      keyRing: this.ring.serialise(),
      storage: this.env.storage,
      openingBalanceDate: this.scheme.openingBalanceDate,
      noticeName: this.scheme.notices.assessmentName,
      referencePrefix: this.scheme.payments.referencePrefix,
      fault: this.env.fault,
    };
  }

  async putOff(tx: EntityManager, { importRunId }: Payload, error: Error): Promise<void> {
    const open = { id: importRunId, status: In([...OPEN_STATUSES]) };
    await tx.update(ImportRun, open, { message: waitMessage(error) });
  }

  async giveUp(tx: EntityManager, { importRunId }: Payload, error: Error): Promise<void> {
    await tx.delete(HeldTrade, { importRunId });
    const { affected } = await tx.update(
      ImportRun,
      { id: importRunId, status: In(statesBefore(ImportStatus.FAILED)) },
      {
        status: ImportStatus.FAILED,
        message: `The import stopped because ${causeMessage(error)}. The rows already applied are kept; import the file again to finish it.`,
        finishedAt: () => 'now()',
      },
    );
    if (affected === 0) return;
    await recordAudit(tx, { kind: 'system', job: 'apply-import' }, 'import.failed', {
      type: 'import',
      id: importRunId,
    });
  }
}
