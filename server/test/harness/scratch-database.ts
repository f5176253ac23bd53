import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/persistence.js';

interface Urls {
  /** As superuser, for checks and preparation. */
  adminUrl: string;
  migratorUrl: string;
  /** As the application's user: DML only. */
  appUrl: string;
}

/** A separate database for one test file: migrated and empty. */
export interface ScratchDatabase extends Urls {
  /** A connection as superuser, for factories and for reading tables. */
  db: DataSource;
  drop(): Promise<void>;
}

const template = () => {
  const urls = process.env.SCRATCH_POSTGRES;
  if (!urls)
    throw new Error('There is no scratch PostgreSQL: the jest project needs harness/global-setup.mjs.');
  return JSON.parse(urls) as Urls;
};

const named = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** @param migrated false gives an empty database, for tests of the migrations themselves */
export async function createScratchDatabase({ migrated = true } = {}): Promise<ScratchDatabase> {
  const { adminUrl, migratorUrl, appUrl } = template();
  const name = `t_${randomBytes(8).toString('hex')}`;
  const original = new URL(adminUrl).pathname.slice(1);
  const maintain = (statement: string) => runOn(named(adminUrl, 'postgres'), statement);
  const source = migrated ? `TEMPLATE ${original}` : '';
  await maintain(`CREATE DATABASE ${name} OWNER ${new URL(migratorUrl).username} ${source}`);
  const urls = {
    adminUrl: named(adminUrl, name),
    migratorUrl: named(migratorUrl, name),
    appUrl: named(appUrl, name),
  };
  const db = await new DataSource(dataSourceOptions(urls.adminUrl, 'worker')).initialize();
  const drop = async () => {
    await db.destroy();
    await maintain(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { ...urls, db, drop };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
