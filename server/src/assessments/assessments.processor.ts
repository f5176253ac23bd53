import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { causeMessage, waitMessage } from '../common/unavailable.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { type JobHandler, JobHandlers } from '../jobs/job-handlers.js';
import type { JobLease } from '../jobs/job-lease.js';
import type { JobPayloads } from '../jobs/job-names.js';
import { workInThread } from '../jobs/work-in-thread.js';
import { AssessmentRun } from './assessment-run.entity.js';
import { AssessmentState, OPEN_STATES, statesBefore } from './assessment-state.js';
import type { AssessmentTask } from './engine/assessment-task.js';

const THREAD = new URL('./engine/assessment-thread.js', import.meta.url);

type Payload = JobPayloads['compute-assessment'];

/** Claims of one batch: 20,000 trades of the usual claim, which take a few hundred milliseconds. */
const BATCH = 2_000;
/** Three batches, also where each holds claims of 50,000 trades. */
const LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 12 };
/** The claims are no strangers' files, so this only ends a thread that hangs. */
const BUDGET_MS = 6 * 3_600_000;

/** The job `compute-assessment`. */
@Injectable()
export class AssessmentsProcessor implements JobHandler<'compute-assessment'>, OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register('compute-assessment', this);
  }

  async run({ assessmentRunId }: Payload, lease: JobLease, signal: AbortSignal): Promise<void> {
    const task: Omit<AssessmentTask, 'outboxId' | 'lease'> = {
      runId: assessmentRunId,
      databaseUrl: this.env.databaseUrl!,
      batchSize: BATCH,
      fault: this.env.fault,
    };
    const runs = this.db.getRepository(AssessmentRun);
    const work = {
      ...{ entry: THREAD, task, limits: LIMITS, budgetMs: BUDGET_MS, subject: 'the run' },
      isLeft: () => runs.existsBy({ id: assessmentRunId, state: In(OPEN_STATES) }),
    };
    await workInThread(this.db, work, lease, signal);
  }

  async putOff(tx: EntityManager, { assessmentRunId }: Payload, error: Error): Promise<void> {
    const open = { id: assessmentRunId, state: In(OPEN_STATES) };
    await tx.update(AssessmentRun, open, { message: waitMessage(error) });
  }

  async giveUp(tx: EntityManager, { assessmentRunId: id }: Payload, error: Error): Promise<void> {
    const { affected } = await tx.update(
      AssessmentRun,
      { id, state: In(statesBefore(AssessmentState.FAILED)) },
      {
        state: AssessmentState.FAILED,
        message: `The run stopped because ${causeMessage(error)}. Nothing of it is shown to members; please start another.`,
        finishedAt: () => 'now()',
      },
    );
    if (affected === 0) return;
    await recordAudit(tx, { kind: 'system', job: 'compute-assessment' }, 'assessment.failed', {
      type: 'assessment',
      id,
    });
  }
}
