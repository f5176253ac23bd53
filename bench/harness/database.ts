import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { embeddedPaths, loadPasswords } from '../../development/src/embedded-database/files.js';
import { databaseUrls } from '../../development/src/embedded-database/roles.js';

const QUIET_POLL_MS = 20;

/** The tables to which an import writes claims and trades. */
const CLAIM_TABLES = ['submissions', 'trade_lists', 'trades'];

/** A superuser's connection to the embedded database of the measured server. */
export class BenchDatabase {
  private constructor(
    readonly client: pg.Client,
    readonly url: string,
    /** The parent process of the database backends. */
    readonly pid: number,
  ) {}

  /** Connects to the database running in `dataDir`. */
  static async connect(dataDir: string): Promise<BenchDatabase> {
    const paths = embeddedPaths(dataDir);
    const [pid, , , port] = readFileSync(join(paths.cluster, 'postmaster.pid'), 'utf8').split('\n');
    const { adminUrl } = databaseUrls(Number(port), loadPasswords(paths));
    return new BenchDatabase(await connected(adminUrl), adminUrl, Number(pid));
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  /** The version of PostgreSQL. */
  async version(): Promise<string> {
    const { server_version: version } = await this.one<{ server_version: string }>('SHOW server_version');
    return version;
  }

  /** Runs work on a separate connection. */
  async aside<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = await connected(this.url);
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Runs a query that must return exactly one row. */
  async one<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row> {
    const { rows } = await this.client.query<Row>(sql, values);
    if (rows.length !== 1) throw new Error(`One row was expected, ${rows.length} came: ${sql}`);
    return rows[0]!;
  }

  /** Deletes all claims and trades. In its own transaction, so that later rows are written to the WAL as usual. */
  async empty(schema: 'public' | 'limits'): Promise<void> {
    await this.client.query(
      `TRUNCATE ${CLAIM_TABLES.map((table) => `${schema}.${table}`).join(', ')} CASCADE`,
    );
  }

  /**
   * Makes the worker believe that no claim has changed since its last search for double ups. With a million claims a
   * search uses a core for minutes, and would fall into some turns only.
   */
  async withoutDoubleUpSearches(): Promise<void> {
    await this.client.query(
      `INSERT INTO double_up_searches (created_at, finished_at, found) VALUES ('infinity', now(), 0)`,
    );
  }

  /** Runs a checkpoint, so that no measurement pays for the previous one. */
  async settle(): Promise<void> {
    await this.client.query('CHECKPOINT');
  }

  /** Resolves when no import uses the database any more: a run is DONE slightly before it has cleaned up. */
  async quiet(): Promise<void> {
    for (;;) {
      const { busy } = await this.one<{ busy: boolean }>(
        `SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name LIKE 'prorata-import-%') AS busy`,
      );
      if (!busy) return;
      await sleep(QUIET_POLL_MS);
    }
  }

  /** The number of claim and trade rows ever inserted, updated or deleted. */
  async rowsTouched(): Promise<string> {
    const { touched } = await this.one<{ touched: string }>(
      `SELECT sum(n_tup_ins + n_tup_upd + n_tup_del)::text AS touched FROM pg_stat_user_tables
       WHERE schemaname = 'public' AND relname = ANY ($1)`,
      [CLAIM_TABLES],
    );
    return touched;
  }
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  // Without a listener, a lost connection would end the process; the next query reports it anyway.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
