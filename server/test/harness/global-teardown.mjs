import { rm } from 'node:fs/promises';

/** Stops the PostgreSQL server of the run and deletes its files. */
export default async function globalTeardown() {
  const { postgres, dataDir } = globalThis.scratchPostgres;
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
