import { rm } from 'node:fs/promises';

/** Ends the run's PostgreSQL and takes its files away. */
export default async function globalTeardown() {
  const { postgres, dataDir } = globalThis.scratchPostgres;
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
