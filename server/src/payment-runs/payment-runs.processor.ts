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
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import type { PaymentTask } from './engine/payment-task.js';
import type { WorkState } from './engine/run-row.js';
import { IS_MOVING } from './moves-sql.js';
import { PaymentRun } from './payment-run.entity.js';
import { PaymentRunState } from './payment-state.js';

const THREAD = new URL('./engine/payment-thread.js', import.meta.url);

type Work = PaymentTask['work'];

const { PREPARING, PREPARED, WRITING, APPROVED } = PaymentRunState;

/** While at work, and after it was given up: nobody approves a run without figures. */
const STATES: Record<Exclude<Work, 'move'>, { at: WorkState; after: PaymentRunState; undone: string }> = {
  prepare: { at: PREPARING, after: PREPARED, undone: 'not all payments were prepared' },
  write: { at: WRITING, after: APPROVED, undone: 'no file was written' },
};
/** All work in batches; writing holds one file of pain.001 with its ten thousand payments. */
const HEAP_MB: Record<Work, number> = { prepare: 256, write: 256, move: 128 };
/** This only ends a thread that hangs. */
const BUDGET_MS = 3_600_000;

/** The jobs `prepare-payments`, `write-payments` and `move-payments`. */
@Injectable()
export class PaymentRunsProcessor implements OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly handlers: JobHandlers,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  onModuleInit(): void {
    this.handlers.register('prepare-payments', this.handler('prepare'));
    this.handlers.register('write-payments', this.handler('write'));
    this.handlers.register('move-payments', this.moving());
  }

  private handler(work: keyof typeof STATES): JobHandler<'prepare-payments' | 'write-payments'> {
    const { at } = STATES[work];
    return {
      run: ({ paymentRunId: id }, lease, signal) =>
        this.run(
          work,
          id,
          () => this.db.getRepository(PaymentRun).existsBy({ id, state: at }),
          lease,
          signal,
        ),
      async putOff(tx, { paymentRunId: id }, error) {
        await tx.update(PaymentRun, { id, state: at }, { message: waitMessage(error) });
      },
      giveUp: (tx, { paymentRunId }, error) => giveUp(tx, work, paymentRunId, error),
    };
  }

  /** What a run that is over waits for; it says nothing itself any more. */
  private moving(): JobHandler<'move-payments'> {
    const isLeft = async (id: string) => {
      const [{ moving }] = await this.db.query<[{ moving: boolean }]>(IS_MOVING, [id]);
      return moving;
    };
    return {
      run: ({ paymentRunId: id }, lease, signal) => this.run('move', id, () => isLeft(id), lease, signal),
      putOff: () => Promise.resolve(),
      giveUp: (tx, { paymentRunId: id }) => recordFailure(tx, 'move', id),
    };
  }

  private async run(
    work: Work,
    runId: string,
    isLeft: () => Promise<boolean>,
    lease: JobLease,
    signal: AbortSignal,
  ): Promise<void> {
    const { referencePrefix, secondApprovalAbove } = this.scheme.payments;
    const task: Omit<PaymentTask, 'outboxId' | 'lease'> = {
      work,
      runId,
      databaseUrl: this.env.databaseUrl!,
      storage: this.env.storage,
      keys: this.ring.serialise(),
      referencePrefix,
      currency: this.scheme.currency,
      taxAccount: this.scheme.payer?.taxAccount ?? null,
      secondApprovalAbove,
      fault: this.env.fault,
    };
    const limits = { maxOldGenerationSizeMb: HEAP_MB[work] };
    const threadWork = {
      entry: THREAD,
      task,
      limits,
      budgetMs: BUDGET_MS,
      subject: 'the payment run',
      isLeft,
    };
    await workInThread(this.db, threadWork, lease, signal);
  }
}

/** Back to where the work began; nothing is in a file. */
async function giveUp(tx: EntityManager, work: keyof typeof STATES, id: string, error: Error): Promise<void> {
  const { at, after, undone } = STATES[work];
  const [, ended] = await tx.query<[unknown[], number]>(
    `UPDATE payment_runs SET state = $3, message = $4, writer_id = NULL, done = 0, updated_at = now(), version = version + 1
     WHERE id = $1 AND state = $2`,
    [id, at, after, `Because ${causeMessage(error)}, ${undone}. Please try again, or cancel this run.`],
  );
  if (ended > 0) await recordFailure(tx, work, id);
}

async function recordFailure(tx: EntityManager, work: Work, id: string): Promise<void> {
  const system = { kind: 'system', job: `${work}-payments` } as const;
  await recordAudit(tx, system, 'payment-run.failed', { type: 'payment-run', id }, { work });
}
