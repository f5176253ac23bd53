import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from '../../../scripts/lib/prepare.mjs';

/**
 * Builds server and client from the current sources, and starts one PostgreSQL for the whole run, with a migrated
 * database that each test file copies, which is fast.
 */
export default async function globalSetup() {
  await prepare();
  const { startEmbeddedPostgres, embeddedSettings } =
    await import('../../bundle/development/embedded-database/embedded-postgres.js');
  const { migrate } = await import('../../dist/database/migrate.js');
  // The servers of all Jest workers connect to it, about thirty connections each. Commits need not survive a power
  // failure, and random passwords need no stretching, which both sides would repeat for each connection.
  Object.assign(embeddedSettings, { max_connections: 300, fsync: 'off', scram_iterations: 1 });
  const dataDir = await mkdtemp(join(tmpdir(), 'prorata-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.error });
  globalThis.scratchPostgres = { postgres, dataDir };
  await migrate(postgres.migratorUrl, postgres.appUrl);
  const { adminUrl, migratorUrl, appUrl } = postgres;
  process.env.SCRATCH_POSTGRES = JSON.stringify({ adminUrl, migratorUrl, appUrl });
}
