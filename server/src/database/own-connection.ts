import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { PoolClient } from './pool-client.js';

/** Over the longest statement there is: a search for double ups may take ten minutes. */
export const LONGEST_SILENCE_MS = 11 * 60_000;
/** Each is made anew, which a busy database may take longer over than the pool's callers wait. */
const CONNECT_LIMIT_MS = 5_000;

/**
 * A connection outside the pool, with the limits that those of the pool have, for work that may take minutes: it
 * neither leaves the others fewer nor asks for a second while it holds one. Whoever opens it ends it.
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
