import { prepareDataDir } from '../../../server/src/database/data-dir.js';
import { findBinaries } from './binaries.js';
import { ensureCluster } from './cluster.js';
import { embeddedPaths, loadPasswords } from './files.js';
import { lockDataDir } from './lock.js';
import { databaseUrls, ensureDatabase, type DatabaseUrls } from './roles.js';
import { EmbeddedServer } from './server.js';

export { embeddedSettings } from './settings.js';

/** The running embedded database, with the connection strings of its three users. */
export interface EmbeddedPostgres extends DatabaseUrls {
  /** Stops the database and releases DATA_DIR; resolves when its process has ended. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL in DATA_DIR, which is created on the first start (OPS-4).
 * @param dataDir absolute path
 * @param log receives one sentence for the operator when the database had to be restarted
 * @throws StartError if DATA_DIR cannot be used or is in use, or the database does not start
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  prepareDataDir(dataDir);
  const unlock = await lockDataDir(dataDir);
  const paths = embeddedPaths(dataDir);
  const server = new EmbeddedServer(binaries.postgres, paths.cluster, log);
  const stop = () => server.stop().finally(unlock);
  try {
    const passwords = loadPasswords(paths);
    ensureCluster(binaries, paths.cluster, passwords.superuser);
    await server.start();
    await ensureDatabase(server.port, passwords);
    return { ...databaseUrls(server.port, passwords), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
