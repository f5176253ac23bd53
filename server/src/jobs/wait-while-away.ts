import type { DataSource } from 'typeorm';
import { type JobLease, keepTrying } from './job-lease.js';

/**
 * After a job has failed: while what it needs is away, it is tried again, for a day.
 * @param check rejects while that is away
 */
export async function waitWhileAway(
  check: () => Promise<unknown>,
  db: DataSource,
  lease: JobLease,
): Promise<void> {
  const isThere = await check().then(
    () => true,
    () => false,
  );
  if (!isThere) await keepTrying(db, lease);
}
