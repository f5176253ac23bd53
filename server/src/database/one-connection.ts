import type { DataSource, EntityManager } from 'typeorm';
import { holding } from './held-connections.js';

/** Runs several queries on one connection of the pool, so that none of them waits for another connection. */
export async function onOneConnection<T>(
  db: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = db.createQueryRunner();
  try {
    await runner.connect();
    return await holding(() => work(runner.manager));
  } finally {
    await runner.release();
  }
}
