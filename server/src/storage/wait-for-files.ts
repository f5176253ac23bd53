import type { DataSource } from 'typeorm';
import { type JobLease, keepTrying } from '../jobs/job-lease.js';
import type { FileStore } from './file-store.js';

/** After a job has failed: where files cannot be kept now, it is tried again until they can, for a day. */
export async function waitForFiles(store: FileStore, db: DataSource, lease: JobLease): Promise<void> {
  const isThere = await store.check().then(
    () => true,
    () => false,
  );
  if (!isThere) await keepTrying(db, lease);
}
