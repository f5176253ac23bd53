import { setTimeout as sleep } from 'node:timers/promises';
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

/**
 * Jobs that are requested from now on wait until `releaseJobs`, as if no worker ran. Two starts of the server, without a
 * worker and with one, take four seconds of processor time.
 */
export async function holdJobs({ database }: TestServer): Promise<void> {
  await database.db.query(
    `ALTER TABLE outbox ALTER COLUMN available_at SET DEFAULT now() + interval '1 hour'`,
  );
}

/** Hands out the jobs that were held, and those that are requested from now on. */
export async function releaseJobs({ database }: TestServer): Promise<void> {
  await database.db.query('ALTER TABLE outbox ALTER COLUMN available_at SET DEFAULT now()');
  await database.db.query(
    'UPDATE outbox SET available_at = now() WHERE done_at IS NULL AND failed_at IS NULL AND available_at > now()',
  );
  await database.db.query('SELECT pg_notify($1, $2)', [OUTBOX_CHANNEL, '']);
}

/** Waits until no job is open: one that is at work would hold locks against a test that empties tables. @throws Error after a minute */
export async function jobsDone({ database }: TestServer): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const open = await database.db.query<object[]>(
      'SELECT FROM outbox WHERE done_at IS NULL AND failed_at IS NULL LIMIT 1',
    );
    if (open.length === 0) return;
    await sleep(50);
  }
  throw new Error('Jobs have not ended within a minute.');
}
