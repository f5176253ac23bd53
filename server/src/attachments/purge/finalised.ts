import type { DataSource, EntityManager } from 'typeorm';

/** The id of the advisory lock between uploads of identity documents and their purge. */
const LOCK = 7_260_027;

/** Whether the purge of identity documents was confirmed: the scheme is then finalised (PURGE-3). */
export async function isFinalised(db: DataSource | EntityManager): Promise<boolean> {
  const [{ done } = { done: false }] = await db.query<{ done: boolean }[]>(
    'SELECT EXISTS (SELECT FROM identity_purges WHERE cancelled_at IS NULL AND confirmed_at IS NOT NULL) AS done',
  );
  return done;
}

/**
 * Delays a confirmation of the purge until this transaction ends, so that a document is either stored before the
 * confirmation or refused after it.
 */
export async function holdOffPurge(tx: EntityManager): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock_shared($1)', [LOCK]);
}

/** Waits for uploads in progress, so that the purge sees all of them. */
export async function awaitUploads(tx: EntityManager): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
}
