import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Worker } from 'node:worker_threads';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { causeMessage, waitMessage } from '../common/unavailable.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { KeyRing } from '../encryption/key-ring.js';
import { type JobHandler, JobHandlers } from '../jobs/job-handlers.js';
import type { JobLease } from '../jobs/job-lease.js';
import type { JobPayloads } from '../jobs/job-names.js';
import { superviseThread } from '../jobs/supervise-thread.js';
import { watchLease } from '../jobs/watch-lease.js';
import { Distribution } from './distribution.entity.js';
import { DistributionState } from './distribution-state.js';
import type { DistributionTask } from './engine/distribution-task.js';

type Payload = JobPayloads['compute-distribution'];

/** A million claims with their lines. */
const HEAP_MB = 1_536;
/** This only ends a thread that hangs. */
const BUDGET_MS = 3_600_000;

/** The job `compute-distribution`. */
@Injectable()
export class DistributionsProcessor implements JobHandler<'compute-distribution'>, OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register('compute-distribution', this);
  }

  async run({ distributionId }: Payload, lease: JobLease, signal: AbortSignal): Promise<void> {
    const watch = watchLease(this.db, lease);
    try {
      const task: DistributionTask = {
        distributionId,
        outboxId: lease.outboxId,
        lease: lease.lease,
        databaseUrl: this.env.databaseUrl!,
        keys: this.ring.serialise(),
        fault: this.env.fault,
      };
      const end = await inThread(task, AbortSignal.any([signal, watch.lost]));
      if (signal.aborted || watch.lost.aborted) return;
      if (end !== 'ended') throw new Error(`The thread of the distribution was ended: ${end}.`);
      const open = { id: distributionId, state: DistributionState.COMPUTING };
      if (await this.db.getRepository(Distribution).existsBy(open))
        throw new Error('The distribution was interrupted; it will be computed again.');
    } finally {
      watch.stop();
    }
  }

  async putOff(tx: EntityManager, { distributionId: id }: Payload, error: Error): Promise<void> {
    const open = { id, state: DistributionState.COMPUTING };
    await tx.update(Distribution, open, { message: waitMessage(error) });
  }

  /** Back to a draft: its maker computes it again when the cause is removed. */
  async giveUp(tx: EntityManager, { distributionId: id }: Payload, error: Error): Promise<void> {
    const { affected } = await tx.update(
      Distribution,
      { id, state: DistributionState.COMPUTING },
      {
        state: DistributionState.DRAFT,
        message: `It was not computed because ${causeMessage(error)}. Nothing of it is kept; please compute it again.`,
      },
    );
    if (affected === 0) return;
    await tx.query('DELETE FROM distribution_lines WHERE distribution_id = $1', [id]);
    await recordAudit(tx, { kind: 'system', job: 'compute-distribution' }, 'distribution.failed', {
      type: 'distribution',
      id,
    });
  }
}

function inThread(task: DistributionTask, signal: AbortSignal) {
  const thread = new Worker(new URL('./engine/distribution-thread.js', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  return superviseThread(thread, BUDGET_MS, signal);
}
