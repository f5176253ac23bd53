import type { DataSource } from 'typeorm';
import { LEASE_SECONDS } from './job-defaults.js';

/** An outbox entry that is being handed to its queue. */
export interface DueEntry {
  id: string;
  name: string;
  /** How many times it was taken up. An entry is handed over once for each, until it is taken up again. */
  lease: number;
}

const OPEN = 'done_at IS NULL AND failed_at IS NULL';
const NOT_HELD = '(leased_until IS NULL OR leased_until < now())';

/**
 * Marks the due entries of one queue ($1) as handed over: at most $3, and at most $2 minus those already waiting at the
 * queue. Entries with the fewest tries come first, and among those the longest due, so that repeatedly failing entries
 * stay behind new ones. Reads only as many rows as it marks.
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

/** Entries handed over long ago that no worker holds: the queue may have lost them, or their worker died. */
const DISPATCH_AGAIN = `
  UPDATE outbox SET dispatched_at = now() WHERE id IN (
    SELECT id FROM outbox
    WHERE queue = $1 AND ${OPEN} AND dispatched_at < now() - make_interval(secs => $2) AND ${NOT_HELD}
    ORDER BY dispatched_at LIMIT $3 FOR UPDATE SKIP LOCKED
  ) RETURNING id, name, lease`;

/** Takes due entries of a queue until `most` of them wait at it, but no more than `left`. */
export async function takeDue(
  db: DataSource,
  queue: string,
  most: number,
  left: number,
): Promise<DueEntry[]> {
  const [due] = await db.query<[DueEntry[], number]>(DISPATCH_DUE, [queue, most, left]);
  return due;
}

/** Takes up to `most` entries that the queue may have lost. */
export async function takeLost(db: DataSource, queue: string, most: number): Promise<DueEntry[]> {
  const [lost] = await db.query<[DueEntry[], number]>(DISPATCH_AGAIN, [queue, LEASE_SECONDS, most]);
  return lost;
}

/** Makes entries due again that did not reach the queue. */
export async function releaseJobs(db: DataSource, entries: DueEntry[]): Promise<void> {
  await db.query('UPDATE outbox SET dispatched_at = NULL WHERE id = ANY($1::bigint[])', [
    entries.map(({ id }) => id),
  ]);
}
