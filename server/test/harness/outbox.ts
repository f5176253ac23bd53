import { OUTBOX_CHANNEL } from '../../src/jobs/outbox.js';
import type { TestServer } from './test-server.js';

/** Expires the leases of a killed worker at once instead of in 30 seconds. */
export async function runOutLeases({ database }: TestServer): Promise<void> {
  await database.db.query(
    `UPDATE outbox SET leased_until = now(), dispatched_at = NULL WHERE done_at IS NULL`,
  );
}

/** Ends the pauses between two attempts, and wakes the relay before its next sweep. */
export async function tryNow({ database }: TestServer): Promise<void> {
  await database.db.query(
    `UPDATE outbox SET available_at = now(), dispatched_at = NULL WHERE done_at IS NULL AND failed_at IS NULL`,
  );
  await database.db.query('SELECT pg_notify($1, $2)', [OUTBOX_CHANNEL, '']);
}
