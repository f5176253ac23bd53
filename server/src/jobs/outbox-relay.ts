import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { LEASE_SECONDS, SWEEP_MS } from './job-defaults.js';
import { OUTBOX_CHANNEL } from './outbox.js';
import { Queues } from './queues.js';
import { quietly } from './quiet-log.js';

interface DueEntry {
  id: string;
  queue: string;
  name: string;
}

/**
 * Carries outbox entries to the queue: at once when a commit notifies, and by a sweep for whatever was lost on the way
 * (a crash, an emptied queue, a missed notification). Safe in any number of workers at the same time.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly warn = quietly(new Logger(OutboxRelay.name));
  private timer: NodeJS.Timeout | undefined;
  private listener: pg.Client | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly queues: Queues,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.role === 'api') return;
    this.timer = setInterval(() => this.tick(), SWEEP_MS);
    this.tick();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.running;
    await this.listener?.end().catch(() => undefined);
  }

  private tick(): void {
    void this.listen();
    this.relay();
  }

  /** One relay at a time; a wish that comes meanwhile is met right after. */
  private relay(): void {
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.dispatchDue()
      .catch(this.warn)
      .finally(() => {
        this.running = undefined;
        if (this.again && !this.closed) {
          this.again = false;
          this.relay();
        }
      });
  }

  private async dispatchDue(): Promise<void> {
    const [due] = await this.db.query<[DueEntry[], number]>(
      `UPDATE outbox SET dispatched_at = now() WHERE id IN (
         SELECT id FROM outbox
         WHERE done_at IS NULL AND failed_at IS NULL AND available_at <= now()
           AND (dispatched_at IS NULL OR dispatched_at < now() - make_interval(secs => $1))
           AND (leased_until IS NULL OR leased_until < now())
         ORDER BY id LIMIT 100 FOR UPDATE SKIP LOCKED
       ) RETURNING id, queue, name`,
      [LEASE_SECONDS],
    );
    for (const entry of due) {
      try {
        await this.queues.add(entry.queue, entry.name, entry.id);
      } catch (error) {
        await this.db.query('UPDATE outbox SET dispatched_at = NULL WHERE id = $1', [entry.id]);
        throw error;
      }
    }
  }

  private async listen(): Promise<void> {
    if (this.listener || this.closed) return;
    const client = new pg.Client({
      connectionString: this.env.databaseUrl,
      application_name: 'prorata-relay',
    });
    this.listener = client;
    const lost = (error?: Error) => {
      if (error) this.warn(error);
      if (this.listener === client) this.listener = undefined;
    };
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', () => this.relay());
    try {
      await client.connect();
      await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
    } catch (error) {
      lost(error as Error);
    }
  }
}
