import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { causeMessage, waitMessage } from '../common/unavailable.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { KeyRing } from '../encryption/key-ring.js';
import { type JobHandler, JobHandlers } from '../jobs/job-handlers.js';
import type { JobLease } from '../jobs/job-lease.js';
import { workInThread } from '../jobs/work-in-thread.js';
import { Distribution } from './distribution.entity.js';
import { DistributionState } from './distribution-state.js';
import type { DistributionTask } from './engine/distribution-task.js';
import type { WorkState } from './engine/distribution-row.js';

const THREAD = new URL('./engine/distribution-thread.js', import.meta.url);

type Work = DistributionTask['work'];
interface Payload {
  distributionId: string;
}

const STATES: Record<Work, WorkState> = {
  compute: DistributionState.COMPUTING,
  freeze: DistributionState.FREEZING,
};
/** A computation holds columns, most of which are outside of the heap; freezing reads the lines in batches. */
const HEAP_MB: Record<Work, number> = { compute: 384, freeze: 256 };
/** This only ends a thread that hangs. */
const BUDGET_MS = 3_600_000;

/** The jobs `compute-distribution` and `freeze-distribution`. */
@Injectable()
export class DistributionsProcessor implements OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register('compute-distribution', this.handler('compute', giveUpComputing));
    this.handlers.register('freeze-distribution', this.handler('freeze', giveUpFreezing));
  }

  private handler(
    work: Work,
    giveUp: (tx: EntityManager, id: string, error: Error) => Promise<void>,
  ): JobHandler<'compute-distribution' | 'freeze-distribution'> {
    return {
      run: ({ distributionId }, lease, signal) => this.run(work, distributionId, lease, signal),
      async putOff(tx: EntityManager, { distributionId: id }: Payload, error: Error) {
        await tx.update(Distribution, { id, state: STATES[work] }, { message: waitMessage(error) });
      },
      giveUp: (tx, { distributionId }, error) => giveUp(tx, distributionId, error),
    };
  }

  private async run(work: Work, distributionId: string, lease: JobLease, signal: AbortSignal): Promise<void> {
    const task: Omit<DistributionTask, 'outboxId' | 'lease'> = {
      work,
      distributionId,
      databaseUrl: this.env.databaseUrl!,
      keys: this.ring.serialise(),
      fault: this.env.fault,
    };
    const limits = { maxOldGenerationSizeMb: HEAP_MB[work] };
    const distributions = this.db.getRepository(Distribution);
    const threadWork = {
      ...{ entry: THREAD, task, limits, budgetMs: BUDGET_MS, subject: 'the distribution' },
      isLeft: () => distributions.existsBy({ id: distributionId, state: STATES[work] }),
    };
    await workInThread(this.db, threadWork, lease, signal);
  }
}

/** Back to a draft: its maker computes it again when the cause is removed. */
async function giveUpComputing(tx: EntityManager, id: string, error: Error): Promise<void> {
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

/** Back to what was computed; salts and nodes can be deleted only while it is FREEZING. */
async function giveUpFreezing(tx: EntityManager, id: string, error: Error): Promise<void> {
  const open = { id, state: DistributionState.FREEZING };
  if (!(await tx.findOne(Distribution, { where: open, lock: { mode: 'pessimistic_write' } }))) return;
  for (const table of ['merkle_nodes', 'distribution_salts'])
    await tx.query(`DELETE FROM ${table} WHERE distribution_id = $1`, [id]);
  const message = `It was not frozen because ${causeMessage(error)}. Please freeze it again.`;
  await tx.query(
    `UPDATE distributions SET state = $2, message = $3, written = claims, frozen_at = NULL, publish_lines = false,
       updated_at = now(), version = version + 1 WHERE id = $1`,
    [id, DistributionState.COMPUTED, message],
  );
  await recordAudit(tx, { kind: 'system', job: 'freeze-distribution' }, 'distribution.freeze-failed', {
    type: 'distribution',
    id,
  });
}
