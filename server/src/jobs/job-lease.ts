import type { DataSource, EntityManager } from 'typeorm';
import { LEASE_SECONDS, MAX_ATTEMPTS } from './job-defaults.js';
import type { JobName, JobPayloads } from './job-names.js';
import { backoffSeconds } from './queue-rules.js';
import { holdsLeaseSql } from './held-lease.js';

/** Hours for which a job is retried while something it needs is unavailable: a mail server, the file store. */
const LONGEST_WAIT_HOURS = 24;

/** The lease of one taken-up job: while the outbox holds its number, only this worker may write for the job. */
export interface JobLease {
  outboxId: string;
  lease: number;
  name: JobName;
  payload: Record<string, string>;
  attempts: number;
}

/** Takes a job up; undefined when it is done, given up, or held by another worker. */
export async function takeLease(db: DataSource, outboxId: string): Promise<JobLease | undefined> {
  const [rows] = await db.query<[Omit<JobLease, 'outboxId'>[], number]>(
    `UPDATE outbox SET lease = lease + 1, attempts = attempts + 1, leased_until = now() + make_interval(secs => $2)
     WHERE id = $1 AND done_at IS NULL AND failed_at IS NULL AND (leased_until IS NULL OR leased_until < now())
     RETURNING lease, name, payload, attempts`,
    [outboxId, LEASE_SECONDS],
  );
  return rows[0] && { ...rows[0], outboxId };
}

/**
 * Takes a job away from the worker that holds it; anything that worker writes later is refused by its lease, as after a
 * freeze.
 * @returns the lease under which to end the job; undefined when it is done or given up
 */
export async function takeOverLease<Name extends JobName>(
  db: DataSource,
  name: Name,
  payload: JobPayloads[Name],
): Promise<Pick<JobLease, 'outboxId' | 'lease'> | undefined> {
  const [rows] = await db.query<[Pick<JobLease, 'outboxId' | 'lease'>[], number]>(
    `UPDATE outbox SET lease = lease + 1, leased_until = now() + make_interval(secs => $3)
     WHERE name = $1 AND payload = $2::jsonb AND done_at IS NULL AND failed_at IS NULL
     RETURNING id AS "outboxId", lease`,
    [name, JSON.stringify(payload), LEASE_SECONDS],
  );
  return rows[0];
}

/** Whether this lease still holds the job. */
export async function holdsLease(
  db: DataSource,
  { outboxId, lease }: Pick<JobLease, 'outboxId' | 'lease'>,
): Promise<boolean> {
  const [row] = await db.query<{ held: boolean }[]>(`SELECT ${holdsLeaseSql('$1', '$2')} AS held`, [
    outboxId,
    lease,
  ]);
  return row!.held;
}

/** Renews the lease; false when another worker has taken the job up. */
export async function renewLease(db: DataSource, { outboxId, lease }: JobLease): Promise<boolean> {
  const [, renewed] = await db.query<[unknown[], number]>(
    `UPDATE outbox SET leased_until = now() + make_interval(secs => $3)
     WHERE id = $1 AND lease = $2 AND done_at IS NULL AND failed_at IS NULL`,
    [outboxId, lease, LEASE_SECONDS],
  );
  return renewed === 1;
}

/** Marks the job as done: nobody takes it up again. */
export async function finishJob(
  db: DataSource | EntityManager,
  { outboxId, lease }: Pick<JobLease, 'outboxId' | 'lease'>,
): Promise<void> {
  await db.query(
    'UPDATE outbox SET done_at = now(), leased_until = NULL, last_error = NULL WHERE id = $1 AND lease = $2',
    [outboxId, lease],
  );
}

/** Returns the job because the worker stops: the next worker continues, and this try does not count. */
export async function releaseJob(db: DataSource, { outboxId, lease }: JobLease): Promise<void> {
  await db.query(
    'UPDATE outbox SET leased_until = NULL, dispatched_at = NULL, attempts = attempts - 1 WHERE id = $1 AND lease = $2 AND done_at IS NULL',
    [outboxId, lease],
  );
}

/**
 * Postpones the last try for up to a day, since the cause is temporary, however many tries there were (DURABLE-7,
 * MAIL-7).
 */
export async function keepTrying(db: DataSource, lease: JobLease): Promise<void> {
  const [rows] = await db.query<[{ attempts: number }[], number]>(
    `UPDATE outbox SET attempts = least(attempts, $3)
     WHERE id = $1 AND lease = $2 AND created_at > now() - make_interval(hours => $4) RETURNING attempts`,
    [lease.outboxId, lease.lease, MAX_ATTEMPTS - 1, LONGEST_WAIT_HOURS],
  );
  lease.attempts = rows[0]?.attempts ?? lease.attempts;
}

/** Whether a try was the last one. */
export function isLastAttempt(lease: JobLease): boolean {
  return lease.attempts >= MAX_ATTEMPTS;
}

/** Ends a failed try; the next one follows after a pause. */
export async function retryLater(
  tx: EntityManager,
  { outboxId, lease, name, attempts }: JobLease,
  error: Error,
): Promise<void> {
  await tx.query(
    `UPDATE outbox SET leased_until = NULL, dispatched_at = NULL, last_error = $3, available_at = now() + make_interval(secs => $4)
     WHERE id = $1 AND lease = $2 AND done_at IS NULL`,
    [outboxId, lease, error.message.slice(0, 500), backoffSeconds(name, attempts)],
  );
}

/** Gives the job up. In the same transaction the handler has recorded on its own row what happened. */
export async function giveUp(tx: EntityManager, { outboxId, lease }: JobLease, error: Error): Promise<void> {
  await tx.query(
    'UPDATE outbox SET failed_at = now(), leased_until = NULL, last_error = $3 WHERE id = $1 AND lease = $2 AND done_at IS NULL',
    [outboxId, lease, error.message.slice(0, 500)],
  );
}
