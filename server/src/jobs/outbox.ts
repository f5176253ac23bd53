import type { EntityManager } from 'typeorm';
import { type JobName, type JobPayloads, QUEUE_OF } from './job-names.js';
import { OutboxEntry } from './outbox-entry.entity.js';

/** The channel on which a commit wakes the relays; the payload names the queue. */
export const OUTBOX_CHANNEL = 'outbox';

/** Requests a job in the transaction of the change that needs it. It reaches the queue after the commit. */
export async function requestJob<Name extends JobName>(
  tx: EntityManager,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await tx.insert(OutboxEntry, { queue: QUEUE_OF[name], name, payload });
  await tx.query('SELECT pg_notify($1, $2)', [OUTBOX_CHANNEL, QUEUE_OF[name]]);
}

/** Requests many jobs of one kind, as `requestJob` does, with one statement. */
export async function requestJobs<Name extends JobName>(
  tx: EntityManager,
  name: Name,
  payloads: readonly JobPayloads[Name][],
): Promise<void> {
  await tx.query(
    `INSERT INTO outbox (queue, name, payload) SELECT $1, $2, payload FROM unnest($3::jsonb[]) payload`,
    [QUEUE_OF[name], name, payloads.map((payload) => JSON.stringify(payload))],
  );
  await tx.query('SELECT pg_notify($1, $2)', [OUTBOX_CHANNEL, QUEUE_OF[name]]);
}
