import type pg from 'pg';

/** @throws what the work throws, after a rollback */
export async function inTransaction(db: pg.Client, work: () => Promise<void>): Promise<void> {
  await db.query('BEGIN');
  try {
    await work();
    await db.query('COMMIT');
  } catch (error) {
    await db.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** The last commit waits for the disk, and so also for every earlier one. */
export async function lastly(db: pg.Client, work: () => Promise<void>): Promise<void> {
  await db.query('SET synchronous_commit = on');
  await inTransaction(db, work);
}
