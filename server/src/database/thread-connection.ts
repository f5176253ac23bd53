import pg, { TypeOverrides } from 'pg';
import { ISO_DATES } from './iso-dates.js';
import { LONGEST_SILENCE_MS } from './own-connection.js';
import { PoolClient } from './pool-client.js';

const parsers = new TypeOverrides();
// A date stays the text yyyy-MM-dd, so that it does not pass through a time zone; bigint and numeric are text by
// default.
parsers.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

/**
 * A connection of a thread that writes in batches. Commits do not wait for the disk: a crash loses rows and mark together, and the run
 * resumes from the mark. Only the run's last commit waits.
 */
export async function connectThread(databaseUrl: string, use: string): Promise<pg.Client> {
  const client = new PoolClient({
    connectionString: databaseUrl,
    application_name: `prorata-${use}`,
    types: parsers,
    options: ISO_DATES,
    statement_timeout: 60_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    connectionTimeoutMillis: 10_000,
    silenceLimitMillis: LONGEST_SILENCE_MS,
  });
  await client.connect();
  await client.query('SET synchronous_commit = off');
  return client;
}
