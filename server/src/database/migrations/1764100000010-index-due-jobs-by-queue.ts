import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPEN = 'done_at IS NULL AND failed_at IS NULL';

/** What is due of one queue, and what waits at it, are found among any number of other jobs. */
export class IndexDueJobsByQueue1764100000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX outbox_open_idx`);
    await db.query(`CREATE INDEX outbox_open_idx ON outbox (name, payload) WHERE ${OPEN}`);
    await db.query(
      `CREATE INDEX outbox_due_idx ON outbox (queue, attempts, available_at) WHERE ${OPEN} AND dispatched_at IS NULL`,
    );
    await db.query(
      `CREATE INDEX outbox_waiting_idx ON outbox (queue, dispatched_at) WHERE ${OPEN} AND dispatched_at IS NOT NULL`,
    );
    // Until now as many as there were could be at the queue.
    await db.query(`UPDATE outbox SET dispatched_at = NULL WHERE ${OPEN} AND leased_until IS NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE outbox SET queue = 'mails', name = 'send-mail' WHERE name = 'send-urgent-mail'`);
    await db.query(`DROP INDEX outbox_waiting_idx`);
    await db.query(`DROP INDEX outbox_due_idx`);
    await db.query(`DROP INDEX outbox_open_idx`);
    await db.query(`CREATE INDEX outbox_open_idx ON outbox (available_at) WHERE ${OPEN}`);
  }
}
