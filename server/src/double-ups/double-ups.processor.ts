import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ownConnection } from '../database/own-connection.js';
import { type JobHandler, JobHandlers } from '../jobs/job-handlers.js';
import type { JobLease } from '../jobs/job-lease.js';
import type { JobPayloads } from '../jobs/job-names.js';
import { Sweeps } from '../jobs/sweeps.js';
import { groupsOf } from './double-up-groups.js';
import { requestSearch } from './double-ups.service.js';
import { findDoubleUps } from './find-double-ups.js';

const LOOK_EVERY_MINUTES = 10;

/**
 * A million claims may have hundreds of thousands of pairs; serialising them as one text would block the server for a
 * second.
 */
const PAIRS_AT_ONCE = 5_000;
const KEEP_PAIRS = `
  INSERT INTO double_ups (first_id, second_id, reasons, group_id)
  SELECT "firstId", "secondId", reasons, "groupId"
  FROM jsonb_to_recordset($1::jsonb) AS found("firstId" uuid, "secondId" uuid, reasons double_up_reason[], "groupId" uuid)`;

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
      const pairs = await findDoubleUps(client);
      const groups = await groupsOf(pairs);
      await client.query('DELETE FROM double_ups');
      for (let from = 0; from < pairs.length; from += PAIRS_AT_ONCE) {
        const some = pairs.slice(from, from + PAIRS_AT_ONCE);
        await client.query(KEEP_PAIRS, [
          JSON.stringify(some.map((pair, at) => ({ ...pair, groupId: groups[from + at] }))),
        ]);
      }
      await client.query(
        `UPDATE double_up_searches SET finished_at = now(), found = $2 WHERE id = $1
           AND EXISTS (SELECT FROM outbox WHERE id = $3 AND lease = $4)`,
        [searchId, pairs.length, lease.outboxId, lease.lease],
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
