import { SUPERUSER } from './cluster.js';
import type { DatabasePasswords } from './files.js';
import { PoolClient } from '../../../server/src/database/pool-client.js';

const DATABASE = 'prorata';
const MIGRATOR = 'prorata_migrator';
const APP = 'prorata_app';

/** Connection strings of the three database users, each for the database `prorata`. */
export interface DatabaseUrls {
  adminUrl: string;
  migratorUrl: string;
  appUrl: string;
}

/** The connection strings for the database on this loopback port. */
export function databaseUrls(port: number, passwords: DatabasePasswords): DatabaseUrls {
  return {
    adminUrl: urlOf(SUPERUSER, passwords.superuser, port, DATABASE),
    migratorUrl: urlOf(MIGRATOR, passwords.migrator, port, DATABASE),
    appUrl: urlOf(APP, passwords.app, port, DATABASE),
  };
}

/**
 * Creates the database and its two users if they are missing: the migrator owns the database and may change its schema
 * and add trusted extensions; the application may connect and use temporary tables, and gets its other privileges from
 * the migrations.
 */
export async function ensureDatabase(port: number, passwords: DatabasePasswords): Promise<void> {
  const client = new PoolClient({
    connectionString: urlOf(SUPERUSER, passwords.superuser, port, 'postgres'),
  });
  await client.connect();
  try {
    for (const [role, password] of [
      [MIGRATOR, passwords.migrator],
      [APP, passwords.app],
    ] as const) {
      const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
      if (!found.rowCount)
        await client.query(`CREATE ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
    }
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!found.rowCount) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${MIGRATOR}`);
    await client.query(`REVOKE ALL ON DATABASE ${DATABASE} FROM PUBLIC`);
    await client.query(`GRANT CONNECT, TEMPORARY ON DATABASE ${DATABASE} TO ${APP}`);
  } finally {
    await client.end();
  }
}

function urlOf(user: string, password: string, port: number, database: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}
