import pg from 'pg';

/** bigint and numeric arrive as text, dates as yyyy-MM-dd: nothing passes through a float or a time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.DATE
      ? (text: string) => text
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * A connection of an importing thread. Commits do not wait for the disk one by one (a crash then loses rows and mark together,
 * and the run goes on from the mark); the run's last commit does wait.
 */
export async function connectImporter(databaseUrl: string, use: 'reader' | 'writer'): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: `prorata-import-${use}`,
    types,
    statement_timeout: 60_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // Without a listener a lost connection would end the process; the next query reports it to us.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('SET synchronous_commit = off');
  return client;
}
