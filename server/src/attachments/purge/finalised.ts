import type { DataSource, EntityManager } from 'typeorm';

/** The id of the lock between uploads of identity documents and the purge of all of them. */
const LOCK = 7_260_027;

/** Whether the purge of identity documents was confirmed: the scheme is finalised (PURGE-3). */
export async function isFinalised(db: DataSource | EntityManager): Promise<boolean> {
  const [{ done } = { done: false }] = await db.query<{ done: boolean }[]>(
    'SELECT EXISTS (SELECT FROM identity_purges WHERE cancelled_at IS NULL AND confirmed_at IS NOT NULL) AS done',
  );
  return done;
}

/** Holds a confirmation off until this transaction ends: a document is stored before it, or sees it. */
export async function holdOffPurge(tx: EntityManager): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock_shared($1)', [LOCK]);
}

/** Waits for the uploads under way, so that the purge sees them all. */
export async function awaitUploads(tx: EntityManager): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
}
