import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../development/src/embedded-database/embedded-postgres.js';
import { migrate } from '../server/src/database/migrate.js';
import type { Query, Row } from './sql-ways.js';

/** The second engine in a separate database, which `stop` deletes. */
export interface SqlEngine {
  query: Query;
  stop(): Promise<void>;
}

/** Starts an embedded PostgreSQL and migrates it; statements run as the application's user. */
export async function startSqlEngine(): Promise<SqlEngine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prorata-vectors-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.error });
  const client = new pg.Client({ connectionString: postgres.appUrl });
  const stop = async () => {
    await client.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.migratorUrl, postgres.appUrl);
    await client.connect();
  } catch (error) {
    await stop();
    throw error;
  }
  return { query: async (statement, values) => (await client.query<Row>(statement, [...values])).rows, stop };
}
