import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedPaths, loadPasswords } from '../development/src/embedded-database/files.js';
import { databaseUrls } from '../development/src/embedded-database/roles.js';

/** Runs statements as superuser on the embedded database of a running server, to prepare what takes people days. */
export async function onDatabaseOf(dataDir: string, statements: string): Promise<void> {
  const paths = embeddedPaths(dataDir);
  const [, , , port] = readFileSync(join(paths.cluster, 'postmaster.pid'), 'utf8').split('\n');
  const { adminUrl } = databaseUrls(Number(port), loadPasswords(paths));
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
