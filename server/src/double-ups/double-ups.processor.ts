import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ownConnection } from '../database/own-connection.js';
import { type JobHandler, JobHandlers } from '../jobs/job-handlers.js';
import type { JobLease } from '../jobs/job-lease.js';
import type { JobPayloads } from '../jobs/job-names.js';
import { Sweeps } from '../jobs/sweeps.js';
import { requestSearch } from './double-ups.service.js';
import { storeDoubleUps } from './find-double-ups.js';

const LOOK_EVERY_MINUTES = 10;

/** The job `find-double-ups`, which is idempotent. */
@Injectable()
export class DoubleUpsProcessor implements JobHandler<'find-double-ups'>, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly handlers: JobHandlers,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.handlers.register('find-double-ups', this);
    this.sweeps.every(LOOK_EVERY_MINUTES, 'changed claims to look through for double ups', () =>
      this.searchWhenChanged(),
    );
  }

  async run({ searchId }: JobPayloads['find-double-ups'], lease: JobLease): Promise<void> {
    const client = await ownConnection(this.db);
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      const found = await storeDoubleUps(client);
      await client.query(
        `UPDATE double_up_searches SET finished_at = now(), found = $2 WHERE id = $1
           AND EXISTS (SELECT FROM outbox WHERE id = $3 AND lease = $4)`,
        [searchId, found, lease.outboxId, lease.lease],
      );
      await client.query('COMMIT');
    } finally {
      await client.end();
    }
  }

  async giveUp(tx: EntityManager, { searchId }: JobPayloads['find-double-ups']): Promise<void> {
    await tx.query('DELETE FROM double_up_searches WHERE id = $1 AND finished_at IS NULL', [searchId]);
  }

  private async searchWhenChanged(): Promise<void> {
    await this.db.transaction(async (tx) => {
      const [changed] = await tx.query<{ id: string }[]>(
        `SELECT id FROM submissions
         WHERE updated_at > coalesce((SELECT max(created_at) FROM double_up_searches), '-infinity') LIMIT 1`,
      );
      if (changed) await requestSearch(tx);
    });
  }
}
