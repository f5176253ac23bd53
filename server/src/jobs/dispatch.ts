import type { DataSource } from 'typeorm';
import { LEASE_SECONDS } from './job-defaults.js';

/** An outbox entry that is handed to its queue. */
export interface DueEntry {
  id: string;
  name: string;
  /** How often it was taken up: an entry is handed on once for each, until it is taken up again. */
  lease: number;
}

const OPEN = 'done_at IS NULL AND failed_at IS NULL';
const NOT_HELD = '(leased_until IS NULL OR leased_until < now())';

/**
 * Marks what is due of one queue ($1) as handed on, as many as there is room for: at most $3, and at most $2 less what waits
 * at the queue already. What has been tried least goes first, and among those what is due longest: entries that fail again and
 * again are behind new ones. It reads as many rows as it marks, however many wait.
 */
export const DISPATCH_DUE = `
  WITH waiting AS (
    SELECT count(*) FROM outbox WHERE queue = $1 AND ${OPEN} AND dispatched_at IS NOT NULL AND ${NOT_HELD}
  )
  UPDATE outbox SET dispatched_at = now() WHERE id IN (
    SELECT id FROM outbox
    WHERE queue = $1 AND ${OPEN} AND dispatched_at IS NULL AND available_at <= now() AND ${NOT_HELD}
    ORDER BY attempts, available_at
    LIMIT (SELECT greatest(0, least($3::bigint, $2 - count)) FROM waiting) FOR UPDATE SKIP LOCKED
  ) RETURNING id, name, lease`;

/** What was handed on long ago and nobody holds: the queue may have lost it, or its worker is dead. */
const DISPATCH_AGAIN = `
  UPDATE outbox SET dispatched_at = now() WHERE id IN (
    SELECT id FROM outbox
    WHERE queue = $1 AND ${OPEN} AND dispatched_at < now() - make_interval(secs => $2) AND ${NOT_HELD}
    ORDER BY dispatched_at LIMIT $3 FOR UPDATE SKIP LOCKED
  ) RETURNING id, name, lease`;

/** Takes what is due of a queue, until `most` of it wait there; no more than `left`. */
export async function takeDue(
  db: DataSource,
  queue: string,
  most: number,
  left: number,
): Promise<DueEntry[]> {
  const [due] = await db.query<[DueEntry[], number]>(DISPATCH_DUE, [queue, most, left]);
  return due;
}

/** Takes what the queue may have lost, `most` of it. */
export async function takeLost(db: DataSource, queue: string, most: number): Promise<DueEntry[]> {
  const [lost] = await db.query<[DueEntry[], number]>(DISPATCH_AGAIN, [queue, LEASE_SECONDS, most]);
  return lost;
}

/** The entries did not reach the queue: they are due again. */
export async function takeBack(db: DataSource, entries: DueEntry[]): Promise<void> {
  await db.query('UPDATE outbox SET dispatched_at = NULL WHERE id = ANY($1::bigint[])', [
    entries.map(({ id }) => id),
  ]);
}
