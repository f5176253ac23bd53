import { runMigrations } from 'bullmq';
import type pg from 'pg';
import { StartError } from '../config/start-error.js';
import { migrationSource } from './migration-source.js';
import { LATEST_MIGRATION } from './latest-migration.js';
import { PoolClient } from './pool-client.js';

/** Schema of BullMQ's own tables when it runs on PostgreSQL. */
export const QUEUE_SCHEMA = 'bullmq';

/** How long a start waits for one connection: a database that accepts it and then does not respond is frozen. */
export const CONNECTING_LIMIT_MS = 10_000;

/** The advisory lock under which nodes that start together take turns. */
const MIGRATION_LOCK = 7_260_001;

/**
 * Migrates the database to the code's schema, including BullMQ's tables, and grants the application's user only what it
 * needs.
 * @throws StartError when a newer version of the product has migrated it; Error when PostgreSQL is older than 18 (uuidv7)
 * or the migrator may not change the schema
 */
export async function migrate(migratorUrl: string, applicationUrl: string): Promise<void> {
  const client = new PoolClient({
    connectionString: migratorUrl,
    application_name: 'prorata-migrator',
    connectionTimeoutMillis: CONNECTING_LIMIT_MS,
  });
  await client.connect();
  try {
    const version = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    if (Number(version.rows[0]?.server_version_num) < 180_000)
      throw new Error('Prorata needs PostgreSQL 18 or newer.');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(client);
    const source = await (await migrationSource(migratorUrl)).initialize();
    try {
      await source.runMigrations({ transaction: 'each' });
    } finally {
      await source.destroy();
    }
    await runMigrations(client, QUEUE_SCHEMA);
    const user = decodeURIComponent(new URL(applicationUrl).username);
    if (user && user !== decodeURIComponent(new URL(migratorUrl).username))
      await grantToApplication(client, user);
  } finally {
    await client.end();
  }
}

/** Refuses a database migrated by a newer version, whose tables are unknown here. @throws StartError */
async function refuseNewer(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public.schema_migrations') IS NOT NULL AS there`,
  );
  if (!tables[0]?.there) return;
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM schema_migrations WHERE timestamp > $1 ORDER BY timestamp DESC LIMIT 1',
    [LATEST_MIGRATION],
  );
  if (rows[0])
    throw new StartError(
      `DATABASE_URL: a newer version of Prorata has changed this database (${rows[0].name}). Start that version, or restore a backup from before.`,
    );
}

async function grantToApplication(client: pg.Client, user: string): Promise<void> {
  const role = client.escapeIdentifier(user);
  for (const schema of ['public', QUEUE_SCHEMA]) {
    await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
    await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`);
    await client.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`);
  }
  // The second engines: functions of the database that read no table.
  await client.query(`GRANT USAGE ON SCHEMA assessment, distribution TO ${role}`);
  await client.query(
    `REVOKE UPDATE, DELETE ON audit_entries, audit_seals, tax_exemptions, court_report_items FROM ${role}`,
  );
  await client.query(
    `REVOKE UPDATE ON assessment_results, distribution_lines, distribution_salts, merkle_nodes FROM ${role}`,
  );
  await client.query(
    `REVOKE DELETE ON payment_runs, payments, payment_files, payment_file_items, file_rejections, bank_profiles, unclaimed_declarations, court_reports, returned_items, bank_contradictions FROM ${role}`,
  );
  await client.query(`REVOKE INSERT, UPDATE, DELETE ON schema_migrations FROM ${role}`);
}
