import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { causeMessage, waitMessage } from '../common/unavailable.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { JobHandlers } from '../jobs/job-handlers.js';
import type { JobLease } from '../jobs/job-lease.js';
import { workInThread } from '../jobs/work-in-thread.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { CourtReport } from './court-report.entity.js';
import { CourtReportState } from './court-report-state.js';
import type { CourtReportTask } from './engine/court-report-task.js';

const THREAD = new URL('./engine/court-report-thread.js', import.meta.url);
const { WAITING, FAILED } = CourtReportState;
/** Its lists stay in the database. */
const HEAP_MB = 256;
/** This only ends a thread that hangs. */
const BUDGET_MS = 3_600_000;

/** The job `make-court-report`. */
@Injectable()
export class CourtReportsProcessor implements OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly handlers: JobHandlers,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  onModuleInit(): void {
    this.handlers.register('make-court-report', {
      run: ({ courtReportId }, lease, signal) => this.run(courtReportId, lease, signal),
      async putOff(tx, { courtReportId: id }, error) {
        await tx.update(CourtReport, { id, state: WAITING }, { message: waitMessage(error) });
      },
      giveUp: (tx, { courtReportId }, error) => giveUp(tx, courtReportId, error),
    });
  }

  private async run(reportId: string, lease: JobLease, signal: AbortSignal): Promise<void> {
    const { titles, timeZone, currency } = this.scheme;
    const task: Omit<CourtReportTask, 'outboxId' | 'lease'> = {
      reportId,
      databaseUrl: this.env.databaseUrl!,
      classAction: titles.classAction,
      timeZone,
      currency,
      fault: this.env.fault,
    };
    const threadWork = {
      ...{ entry: THREAD, task, limits: { maxOldGenerationSizeMb: HEAP_MB }, budgetMs: BUDGET_MS },
      subject: 'the court report',
      isLeft: () => this.db.getRepository(CourtReport).existsBy({ id: reportId, state: WAITING }),
    };
    await workInThread(this.db, threadWork, lease, signal);
  }
}

/** Nothing of it is kept; another one can be started. */
async function giveUp(tx: EntityManager, id: string, error: Error): Promise<void> {
  const message = `It was not made because ${causeMessage(error)}. Please make another one.`;
  const { affected } = await tx.update(CourtReport, { id, state: WAITING }, { state: FAILED, message });
  if (affected === 0) return;
  await recordAudit(tx, { kind: 'system', job: 'make-court-report' }, 'court-report.failed', {
    type: 'court-report',
    id,
  });
}
