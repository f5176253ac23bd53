import type { DataSource, EntityManager } from 'typeorm';

/**
 * Works through a list that the database holds, a batch in each transaction, until nothing is left or the worker stops; what
 * a crash leaves is there for the next try.
 * @param batch works off some of what is due, noting it in the same transaction. @returns how many these were
 */
export async function eachBatch(
  db: DataSource,
  signal: AbortSignal,
  batch: (tx: EntityManager) => Promise<number>,
): Promise<void> {
  while (!signal.aborted && (await db.transaction(batch)) > 0);
}
