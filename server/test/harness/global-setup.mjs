import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../dist/database/embedded-postgres.js';
import { embeddedSettings } from '../../dist/database/embedded-settings.js';
import { migrate } from '../../dist/database/migrate.js';

/** One PostgreSQL for the whole run, with a migrated database that every test file copies in a moment. */
export default async function globalSetup() {
  // The servers of all Jest workers are its clients, about thirty connections each; and nobody cuts the machine's power.
  Object.assign(embeddedSettings, { max_connections: 300, fsync: 'off' });
  const dataDir = await mkdtemp(join(tmpdir(), 'prorata-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.error });
  globalThis.scratchPostgres = { postgres, dataDir };
  await migrate(postgres.migratorUrl, postgres.appUrl);
  const { adminUrl, migratorUrl, appUrl } = postgres;
  process.env.SCRATCH_POSTGRES = JSON.stringify({ adminUrl, migratorUrl, appUrl });
}
