import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { ScratchDatabase } from './scratch-database.js';

/**
 * For `NODE_OPTIONS`: keeps a link to each file that the process or one of its threads removes, so that what was only for
 * a moment on the disk can be read afterwards.
 */
export function keepingRemoved(folder: string): string {
  const program = `
    import fs from 'node:fs';
    import { join } from 'node:path';
    import { syncBuiltinESMExports } from 'node:module';
    import { threadId } from 'node:worker_threads';
    let kept = 0;
    const keep = (path) => {
      const found = fs.statSync(path, { throwIfNoEntry: false });
      if (found?.isDirectory()) for (const name of fs.readdirSync(path)) keep(join(String(path), name));
      else if (found) fs.linkSync(path, join(${JSON.stringify(folder)}, [process.pid, threadId, ++kept].join('-')));
    };
    for (const [module, names] of [[fs, ['unlink', 'unlinkSync', 'rm', 'rmSync']], [fs.promises, ['unlink', 'rm']]])
      for (const name of names) {
        const original = module[name];
        module[name] = (path, ...more) => {
          keep(path);
          return original(path, ...more);
        };
      }
    syncBuiltinESMExports();`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
}

/** The content of all files below a folder, one after the other, each after its path. */
export async function filesBelow(folder: string): Promise<Buffer> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const contents = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [Buffer.from(`\n${path}\n`), await readFile(path)];
    }),
  );
  return Buffer.concat(contents.flat());
}

/** The rows of each table of the product and of its queue as texts, bytes in hexadecimal. */
export async function rowsByTable({ db }: ScratchDatabase): Promise<Map<string, string>> {
  const tables = await db.query<{ name: string }[]>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'bullmq') AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await db.query<{ text: string }[]>(`SELECT t::text AS text FROM ${name} t`);
    found.set(name, rows.map(({ text }) => text).join('\n'));
  }
  return found;
}

/**
 * The write-ahead log from now on: every row that is written, also of what is deleted since. Its segments are shared by
 * all databases of the server and would be recycled while other tests write: they are kept until `close`.
 */
export class WalRecord {
  private constructor(
    private readonly database: ScratchDatabase,
    private readonly first: string,
  ) {}

  static async start(database: ScratchDatabase): Promise<WalRecord> {
    await database.db.query("ALTER SYSTEM SET wal_keep_size = '16GB'");
    await database.db.query('SELECT pg_reload_conf()');
    return new WalRecord(database, await segmentNow(database));
  }

  async written(): Promise<Buffer> {
    const last = await segmentNow(this.database);
    const [{ folder }] = await this.database.db.query<[{ folder: string }]>(
      `SELECT current_setting('data_directory') || '/pg_wal' AS folder`,
    );
    const names = (await readdir(folder)).filter(
      (name) => /^[\dA-F]{24}$/.test(name) && name >= this.first && name <= last,
    );
    const segments = await Promise.all(names.sort().map((name) => readFile(join(folder, name))));
    return Buffer.concat(segments);
  }

  async close(): Promise<void> {
    await this.database.db.query('ALTER SYSTEM RESET wal_keep_size');
    await this.database.db.query('SELECT pg_reload_conf()');
  }
}

async function segmentNow({ db }: ScratchDatabase): Promise<string> {
  const [row] = await db.query<[{ segment: string }]>(
    'SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS segment',
  );
  return row.segment;
}

/** Everything that is sent to a Redis from now on. */
export class RedisRecord {
  private text = '';

  private constructor(private readonly redis: Redis) {}

  static async start(url: string): Promise<RedisRecord> {
    const redis = new Redis(url);
    // It may still be starting; until it answers, the client tries again.
    redis.on('error', () => undefined);
    await redis.ping();
    const record = new RedisRecord(redis);
    const monitor = await redis.monitor();
    monitor.on('monitor', (_time: string, words: string[]) => (record.text += `${words.join(' ')}\n`));
    record.close = () => {
      monitor.disconnect();
      redis.disconnect();
    };
    return record;
  }

  get sent(): string {
    return this.text;
  }

  close: () => void = () => this.redis.disconnect();
}
