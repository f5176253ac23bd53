import type { DataSource } from 'typeorm';
import { holdsLease, type JobLease } from './job-lease.js';

/** Short, so that the thread of a cancelled run is ended soon. */
const LOOK_EVERY_MS = 1_000;

/** Watches whether a worker still holds the lease of a job. */
export interface LeaseWatch {
  /** Aborted when the lease is lost. */
  lost: AbortSignal;
  /** Stops watching. */
  stop(): void;
}

/** Watches a lease; failed queries are ignored. */
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
