import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { PoolClient } from './pool-client.js';

/**
 * A connection beside the pool, with the limits that those of the pool have, for work that may take minutes: it neither
 * leaves the others fewer nor asks for a second while it holds one. Whoever opens it ends it.
 */
export async function ownConnection(db: DataSource): Promise<pg.Client> {
  const { url, extra } = db.options as { url: string; extra: pg.ClientConfig };
  const client = new PoolClient({ ...extra, connectionString: url });
  await client.connect();
  return client;
}
