import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { PoolClient } from '../database/pool-client.js';
import { within } from '../common/within.js';
import { CLOSING_MS, SWEEP_MS } from './job-defaults.js';
import { QUEUES } from './job-names.js';
import { OUTBOX_CHANNEL } from './outbox.js';
import { QueueRelay } from './queue-relay.js';
import { Queues } from './queues.js';
import { quietly } from './quiet-log.js';

/**
 * Hands outbox entries to the queues: at once when a commit notifies, and by a sweep for entries lost on the way (a
 * crash, an emptied queue, a missed notification). Each queue has its own relay. Safe to run in any number of workers.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly warn = quietly(new Logger(OutboxRelay.name));
  private readonly relays: QueueRelay[];
  private timer: NodeJS.Timeout | undefined;
  private listener: PoolClient | undefined;
  private closed = false;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() db: DataSource,
    queues: Queues,
  ) {
    this.relays = QUEUES.map((queue) => new QueueRelay(db, queues, queue, this.warn));
  }

  onApplicationBootstrap(): void {
    if (this.env.role === 'api') return;
    this.timer = setInterval(() => this.tick(), SWEEP_MS);
    this.tick();
  }

  /**
   * Called when a job of a queue has ended, which makes room for another; `unavailable` says that something the queue's jobs
   * need is unavailable.
   */
  jobEnded(queue: string, unavailable: boolean): void {
    this.relays.find((relay) => relay.queue === queue)?.ended(unavailable);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await within(CLOSING_MS, Promise.all(this.relays.map((relay) => relay.close())));
    await this.listener?.end().catch(() => undefined);
  }

  private tick(): void {
    void this.listen();
    for (const relay of this.relays) relay.sweep();
  }

  /** The relay of the queue that a notification names; all relays when it names none. */
  private wake(queue: string | undefined): void {
    for (const relay of this.relays) if (!queue || relay.queue === queue) relay.wake();
  }

  private async listen(): Promise<void> {
    // A silently lost connection does not answer; it is closed and replaced at the next tick.
    if (this.listener) await this.listener.query('SELECT 1').catch(() => undefined);
    if (this.listener || this.closed) return;
    const client = new PoolClient({
      connectionString: this.env.databaseUrl,
      application_name: 'prorata-relay',
      connectionTimeoutMillis: 5_000,
      silenceLimitMillis: 10_000,
    });
    this.listener = client;
    const lost = (error?: Error) => {
      if (error) this.warn(error);
      if (this.listener === client) this.listener = undefined;
    };
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', ({ payload }) => this.wake(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
    } catch (error) {
      lost(error as Error);
    }
  }
}
