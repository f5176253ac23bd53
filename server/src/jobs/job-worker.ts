import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Worker } from 'bullmq';
import type { DataSource } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { isUnavailable } from '../common/unavailable.js';
import { within } from '../common/within.js';
import { CLOSING_MS, HEARTBEAT_MS } from './job-defaults.js';
import { DependencyUnavailable, JobHandlers } from './job-handlers.js';
import {
  finishJob,
  releaseJob,
  giveUp,
  isLastAttempt,
  type JobLease,
  keepTrying,
  renewLease,
  retryLater,
  takeLease,
} from './job-lease.js';
import { QUEUE_OF, QUEUES } from './job-names.js';
import { OutboxRelay } from './outbox-relay.js';
import { queueConnection } from './queue-connection.js';
import { rulesOf } from './queue-rules.js';
import type { QueueMessage } from './queues.js';
import { quietly } from './quiet-log.js';
import { RunningJobs } from './running-jobs.js';

/** Takes jobs off the queues and runs their handlers under a lease. Only in the roles `worker` and `all`. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobWorker.name);
  private readonly stopping = new AbortController();
  private readonly jobs: RunningJobs[] = [];
  private workers: Worker<QueueMessage>[] = [];
  private closed: Promise<unknown> | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly handlers: JobHandlers,
    private readonly relay: OutboxRelay,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.role === 'api') return;
    this.handlers.checkComplete();
    this.workers = QUEUES.map((queue) => {
      const report = quietly(this.logger);
      const { atOnce, overtaking } = rulesOf(queue);
      const jobs = new RunningJobs(overtaking, report);
      this.jobs.push(jobs);
      const worker = new Worker<QueueMessage>(queue, ({ data }) => jobs.hold(this.work(data.outboxId)), {
        ...queueConnection(this.env),
        concurrency: atOnce,
      });
      worker.on('error', report);
      return worker;
    });
  }

  /** Takes no further jobs, and asks the handlers to stop at their next safe point. */
  stop(): void {
    this.stopping.abort();
    this.closed ??= Promise.allSettled(this.workers.map((worker) => worker.close()));
  }

  /**
   * Waits for the handlers and returns their jobs. Waits only briefly for the queue's store; the outbox knows what the
   * store does not learn.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.stop();
    await Promise.all(this.jobs.map((jobs) => jobs.settled()));
    if (this.closed) await within(CLOSING_MS, this.closed);
  }

  private async work(outboxId: string): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const lease = await takeLease(this.db, outboxId);
    if (!lease) return;
    const handler = this.handlers.of(lease.name);
    const lost = new AbortController();
    const heartbeat = setInterval(() => void this.beat(lease, lost), HEARTBEAT_MS);
    const signal = AbortSignal.any([this.stopping.signal, lost.signal]);
    let dependencyDown = false;
    try {
      await handler.run(lease.payload as never, lease, signal);
      if (signal.aborted) await releaseJob(this.db, lease);
      else await finishJob(this.db, lease);
    } catch (error) {
      dependencyDown = error instanceof DependencyUnavailable;
      await this.failed(lease, error as Error, signal);
    } finally {
      clearInterval(heartbeat);
      this.relay.jobEnded(QUEUE_OF[lease.name], dependencyDown);
    }
  }

  private async failed(lease: JobLease, error: Error, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return releaseJob(this.db, lease);
    this.logger.error(`${lease.name} ${lease.outboxId}, try ${lease.attempts}: ${error.message}`);
    const unavailable = isUnavailable(error);
    if (unavailable) await keepTrying(this.db, lease);
    const handler = this.handlers.of(lease.name);
    await this.db.transaction(async (tx) => {
      if (isLastAttempt(lease)) {
        await handler.giveUp(tx, lease.payload as never, error);
        await giveUp(tx, lease, error);
      } else {
        if (unavailable) await handler.putOff?.(tx, lease.payload as never, error);
        await retryLater(tx, lease, error);
      }
    });
  }

  private async beat(lease: JobLease, lost: AbortController): Promise<void> {
    try {
      if (!(await renewLease(this.db, lease))) lost.abort();
    } catch (error) {
      this.logger.warn(`The lease of ${lease.name} was not renewed: ${(error as Error).message}`);
    }
  }
}
