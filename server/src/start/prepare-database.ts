import { isDatabaseUnavailable } from '../common/database-errors.js';
import type { Env } from '../config/env.js';
import { StartError } from '../config/start-error.js';
import { prepareDataDir } from '../database/data-dir.js';
import { CONNECTING_LIMIT_MS, migrate } from '../database/migrate.js';
import { PoolClient } from '../database/pool-client.js';
import { ACCESS_DENIED, reasonOf, untilReached } from '../database/until-reached.js';
import { loadDevelopment } from './development.js';

const log = (line: string) => process.stderr.write(`${line}\n`);

/** An environment with the database's addresses. */
export type ReadyEnv = Env & { databaseUrl: string; migrateDatabaseUrl: string };

/**
 * Finds the database, or starts the embedded one if DATABASE_URL is absent.
 * @returns the completed environment, and a function that stops the embedded database
 * @throws StartError if DATA_DIR cannot be used or the database does not start
 */
export async function findDatabase(env: Env): Promise<{ env: ReadyEnv; stop?: () => Promise<void> }> {
  const { databaseUrl } = env;
  if (databaseUrl) {
    prepareDataDir(env.dataDir);
    return { env: { ...env, databaseUrl, migrateDatabaseUrl: env.migrateDatabaseUrl ?? databaseUrl } };
  }
  const development = await loadDevelopment(env);
  const embedded = await development!.startEmbeddedPostgres({ dataDir: env.dataDir, log });
  return {
    env: { ...env, databaseUrl: embedded.appUrl, migrateDatabaseUrl: embedded.migratorUrl },
    stop: () => embedded.stop(),
  };
}

/** Migrates the database to the code's schema. @throws StartError if it cannot be reached or changed */
export async function bringUpToDate({ databaseUrl, migrateDatabaseUrl }: ReadyEnv): Promise<void> {
  const migrator = migrateDatabaseUrl === databaseUrl ? 'DATABASE_URL' : 'MIGRATE_DATABASE_URL';
  await untilReached(() => migrate(migrateDatabaseUrl, databaseUrl), log).catch((error: unknown) => {
    throw databaseProblem(error, migrator);
  });
  await untilReached(() => reach(databaseUrl), log).catch((error: unknown) => {
    throw databaseProblem(error, 'DATABASE_URL');
  });
}

/** The application's own user may be refused even if the migrator can connect. */
async function reach(databaseUrl: string): Promise<void> {
  const client = new PoolClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTING_LIMIT_MS,
  });
  await client.connect();
  await client.end();
}

/** Converts a database error at start to a sentence that names the variable; other errors are returned unchanged. */
function databaseProblem(error: unknown, variable: string): unknown {
  const { message } = (error as { driverError?: { message?: string } }).driverError ?? (error as Error);
  const reason = reasonOf(error);
  if (ACCESS_DENIED.test(reason))
    return new StartError(`${variable}: the database refused the connection (${message}).`);
  if (isDatabaseUnavailable(error))
    return new StartError(`${variable}: the database cannot be reached (${reason}).`);
  return error;
}
