import type { DataSource } from 'typeorm';
import { holdsLease, type JobLease } from '../../jobs/job-lease.js';

/** Often enough that a run which is cancelled leaves its thread soon. */
const LOOK_EVERY_MS = 1_000;

/** Looks whether a job is still in the hands of its lease. */
export interface LeaseWatch {
  /** Aborted when it is not. */
  lost: AbortSignal;
  /** Ends the looking. */
  stop(): void;
}

/** Watches a lease; a database that does not answer says nothing about it. */
export function watchLease(db: DataSource, lease: Pick<JobLease, 'outboxId' | 'lease'>): LeaseWatch {
  const lost = new AbortController();
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      if (!(await holdsLease(db, lease))) lost.abort();
    } catch {
      // Renewing the lease reports it.
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return { lost: lost.signal, stop: () => clearInterval(timer) };
}
