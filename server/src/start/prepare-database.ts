import { isDatabaseAway } from '../common/database-errors.js';
import type { Env } from '../config/env.js';
import { StartError } from '../config/start-error.js';
import { prepareDataDir } from '../database/data-dir.js';
import { CONNECTING_LIMIT_MS, migrate } from '../database/migrate.js';
import { PoolClient } from '../database/pool-client.js';
import { NOT_LET_IN, reasonOf, untilReached } from '../database/until-reached.js';
import { loadDevelopment } from './development.js';

const log = (line: string) => process.stderr.write(`${line}\n`);

/** An environment whose database is known. */
export type ReadyEnv = Env & { databaseUrl: string; migrateDatabaseUrl: string };

/**
 * Finds the database, or starts the embedded one when DATABASE_URL is absent.
 * @returns the completed environment, and what ends the embedded database.
 * @throws StartError when DATA_DIR cannot be used or the database does not come up
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

/** Brings the database to the code's schema. @throws StartError when it cannot be reached or may not be changed. */
export async function bringUpToDate({ databaseUrl, migrateDatabaseUrl }: ReadyEnv): Promise<void> {
  const migrator = migrateDatabaseUrl === databaseUrl ? 'DATABASE_URL' : 'MIGRATE_DATABASE_URL';
  await untilReached(() => migrate(migrateDatabaseUrl, databaseUrl), log).catch((error: unknown) => {
    throw databaseProblem(error, migrator);
  });
  await untilReached(() => reach(databaseUrl), log).catch((error: unknown) => {
    throw databaseProblem(error, 'DATABASE_URL');
  });
}

/** The application's own user may be refused where the migrator was let in. */
async function reach(databaseUrl: string): Promise<void> {
  const client = new PoolClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTING_LIMIT_MS,
  });
  await client.connect();
  await client.end();
}

/** A database error at start as a sentence that names the variable; anything else stays as it is. */
function databaseProblem(error: unknown, variable: string): unknown {
  const { message } = (error as { driverError?: { message?: string } }).driverError ?? (error as Error);
  const reason = reasonOf(error);
  if (NOT_LET_IN.test(reason))
    return new StartError(`${variable}: the database refused the connection (${message}).`);
  if (isDatabaseAway(error))
    return new StartError(`${variable}: the database cannot be reached (${reason}).`);
  return error;
}
