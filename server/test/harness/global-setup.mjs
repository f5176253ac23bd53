import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from '../../../scripts/lib/prepare.mjs';

/**
 * Server and client built from the sources as they are, and one PostgreSQL for the whole run, with a migrated database
 * that every test file copies in a moment.
 */
export default async function globalSetup() {
  await prepare();
  const { startEmbeddedPostgres, embeddedSettings } =
    await import('../../bundle/development/embedded-database/embedded-postgres.js');
  const { migrate } = await import('../../dist/database/migrate.js');
  // The servers of all Jest workers are its clients, about thirty connections each; and nobody cuts the machine's power.
  Object.assign(embeddedSettings, { max_connections: 300, fsync: 'off' });
  const dataDir = await mkdtemp(join(tmpdir(), 'prorata-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.error });
  globalThis.scratchPostgres = { postgres, dataDir };
  await migrate(postgres.migratorUrl, postgres.appUrl);
  const { adminUrl, migratorUrl, appUrl } = postgres;
  process.env.SCRATCH_POSTGRES = JSON.stringify({ adminUrl, migratorUrl, appUrl });
}
