import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LATEST_MIGRATION } from '../database/latest-migration.js';
import { Queues } from '../jobs/queues.js';
import { MailTransport } from '../mail/mail-transport.js';
import { FileStore } from '../storage/file-store.js';
import { probeDatabase } from './database-probe.js';

/** The timeout after which a check counts as failed. */
const PATIENCE_MS = 2_000;

export type CheckName = 'database' | 'migrations' | 'files' | 'queue' | 'mail';

export interface Health {
  /** `stopping`: it still answers, but should receive no more requests. */
  status: 'ok' | 'degraded' | 'unavailable' | 'stopping';
  checks: Record<CheckName, 'up' | 'down'>;
}

/**
 * Whether this node can serve (OPS-15): unavailable without its database or file store, degraded without its queue or
 * mail server.
 */
@Injectable()
export class HealthService {
  private readonly asked = new Map<CheckName, Promise<unknown>>();
  private stopping = false;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly files: FileStore,
    private readonly queues: Queues,
    private readonly transport: MailTransport,
  ) {}

  /** Marks this node as stopping, so that it receives no more requests. */
  stop(): void {
    this.stopping = true;
  }

  async check(): Promise<Health> {
    const [database, migrations, files, queue, mail] = await Promise.all([
      this.answers('database', () => probeDatabase(this.db)),
      this.answers('migrations', () => this.checkMigrations()),
      this.answers('files', () => this.files.check()),
      this.answers('queue', () => this.queues.check()),
      this.answers('mail', () => this.transport.check()),
    ]);
    const checks = { database, migrations, files, queue, mail };
    if (this.stopping) return { status: 'stopping', checks };
    if ([database, migrations, files].includes('down')) return { status: 'unavailable', checks };
    return { status: [queue, mail].includes('down') ? 'degraded' : 'ok', checks };
  }

  /** Runs one check at a time: concurrent callers share its result. */
  private answers(name: CheckName, check: () => Promise<unknown>): Promise<'up' | 'down'> {
    let asked = this.asked.get(name);
    if (!asked) {
      asked = check().finally(() => this.asked.delete(name));
      this.asked.set(name, asked);
    }
    return inTime(asked);
  }

  private async checkMigrations(): Promise<void> {
    const [last] = await this.db.query<{ timestamp: string }[]>(
      'SELECT timestamp FROM schema_migrations ORDER BY timestamp DESC LIMIT 1',
    );
    if (Number(last?.timestamp) < LATEST_MIGRATION)
      throw new Error('The database schema is older than the program.');
  }
}

async function inTime(answer: Promise<unknown>): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('No response in time.')), PATIENCE_MS);
  });
  try {
    await Promise.race([answer, patience]);
    return 'up';
  } catch {
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}
