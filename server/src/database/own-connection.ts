import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { PoolClient } from './pool-client.js';

/** Longer than the longest statement: a search for double ups may take ten minutes. */
export const LONGEST_SILENCE_MS = 11 * 60_000;
/**
 * Longer than callers of the pool wait: each of these connections is newly opened, which takes time when the database is
 * busy.
 */
const CONNECT_LIMIT_MS = 5_000;

/**
 * A connection outside the pool with the same settings, for work that may take minutes: it takes none away from the
 * pool's callers and never needs a second connection while holding one. The caller ends it.
 */
export async function ownConnection(db: DataSource): Promise<pg.Client> {
  const { url, extra } = db.options as { url: string; extra: pg.ClientConfig };
  const client = new PoolClient({
    ...extra,
    connectionString: url,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    silenceLimitMillis: LONGEST_SILENCE_MS,
  });
  await client.connect();
  return client;
}
