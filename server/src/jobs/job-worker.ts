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
import { HEARTBEAT_MS } from './job-defaults.js';
import { JobHandlers } from './job-handlers.js';
import {
  finishJob,
  giveBack,
  giveUp,
  isLastAttempt,
  type JobLease,
  renewLease,
  retryLater,
  takeLease,
} from './job-lease.js';
import { CONCURRENCY, QUEUES } from './job-names.js';
import { queueConnection } from './queue-connection.js';
import { quietly } from './quiet-log.js';
import type { QueueMessage } from './queues.js';

/** Takes jobs off the queues and runs their handlers under a lease. Only in the roles `worker` and `all`. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobWorker.name);
  private readonly stopping = new AbortController();
  private workers: Worker<QueueMessage>[] = [];

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly handlers: JobHandlers,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.role === 'api') return;
    this.handlers.checkComplete();
    this.workers = QUEUES.map((queue) => {
      const worker = new Worker<QueueMessage>(queue, (message) => this.work(message.data.outboxId), {
        ...queueConnection(this.env),
        concurrency: CONCURRENCY[queue],
      });
      worker.on('error', quietly(this.logger));
      return worker;
    });
  }

  /** Waits for the handlers, which stop at their next safe point, and gives their jobs back. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.allSettled(this.workers.map((worker) => worker.close()));
  }

  private async work(outboxId: string): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const lease = await takeLease(this.db, outboxId);
    if (!lease) return;
    const handler = this.handlers.of(lease.name);
    const lost = new AbortController();
    const heartbeat = setInterval(() => void this.beat(lease, lost), HEARTBEAT_MS);
    const signal = AbortSignal.any([this.stopping.signal, lost.signal]);
    try {
      await handler.run(lease.payload as never, lease, signal);
      if (signal.aborted) await giveBack(this.db, lease);
      else await finishJob(this.db, lease);
    } catch (error) {
      await this.failed(lease, error as Error, signal);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async failed(lease: JobLease, error: Error, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return giveBack(this.db, lease);
    this.logger.error(`${lease.name} ${lease.outboxId}, try ${lease.attempts}: ${error.message}`);
    if (!isLastAttempt(lease)) return retryLater(this.db, lease, error);
    await this.db.transaction(async (tx) => {
      await this.handlers.of(lease.name).giveUp(tx, lease.payload as never, error);
      await giveUp(tx, lease, error);
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
