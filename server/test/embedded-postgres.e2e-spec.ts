import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { canMount, mountSmallDisk } from './harness/small-disk.js';
import type { DatabaseUrls } from '../../development/src/embedded-database/roles.js';

const module = new URL('../bundle/development/embedded-database/embedded-postgres.js', import.meta.url).href;
const program = `
  import { startEmbeddedPostgres } from ${JSON.stringify(module)};
  const print = (line) => console.log(JSON.stringify(line));
  try {
    const { stop, ...urls } = await startEmbeddedPostgres({ dataDir: process.argv[1], log: (log) => print({ log }) });
    process.once('SIGTERM', () => stop().then(() => process.exit()));
    print(urls);
  } catch (error) {
    print({ error: error.name + ': ' + error.message });
    process.exitCode = 1;
  }`;

interface Output extends Partial<DatabaseUrls> {
  error?: string;
  log?: string;
}

/** A separate Node process that starts the embedded database, as `npm start` does. */
class Starter {
  private static readonly running = new Set<ChildProcess>();
  readonly process: ChildProcess;
  private readonly lines: AsyncIterator<string>;

  constructor(dataDir: string) {
    this.process = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    Starter.running.add(this.process);
    this.lines = createInterface({ input: this.process.stdout! })[Symbol.asyncIterator]();
  }

  async output(): Promise<Output> {
    const next = await this.lines.next();
    return JSON.parse(String(next.value)) as Output;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    Starter.running.delete(this.process);
    const ended = once(this.process, 'exit');
    this.process.kill(signal);
    await ended;
  }

  static async endAll(): Promise<void> {
    const alive = [...Starter.running].filter((child) => child.exitCode === null);
    for (const child of alive) child.kill('SIGTERM');
    await Promise.all(alive.map((child) => once(child, 'exit')));
    Starter.running.clear();
  }
}

async function query(url: string | undefined, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows[0] && Object.values(rows[0])[0];
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  const databasePid = () =>
    Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

  beforeEach(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'prorata embedded ')), 'made', 'on the first start');
  });

  afterEach(async () => {
    await Starter.endAll();
    rmSync(join(dataDir, '..', '..'), { recursive: true, force: true });
  });

  it('creates the database and its users on the first start, with passwords readable only by their owner (OPS-4, OPS-13)', async () => {
    const { migratorUrl, appUrl, adminUrl } = await new Starter(dataDir).output();
    await query(migratorUrl, 'CREATE EXTENSION pg_trgm');
    await query(migratorUrl, 'CREATE EXTENSION pgcrypto');
    await query(appUrl, 'CREATE TEMPORARY TABLE staged (n int)');
    await expect(query(appUrl, 'CREATE TABLE claims (n int)')).rejects.toThrow('permission denied');
    expect(await query(adminUrl, 'SHOW fsync')).toBe('on');
    expect(await query(adminUrl, 'SHOW synchronous_commit')).toBe('on');
    expect(statSync(join(dataDir, 'postgres-passwords.json')).mode & 0o777).toBe(0o600);
  });

  it('uses its data on the second start and leaves no process behind (OPS-3)', async () => {
    const first = new Starter(dataDir);
    const { migratorUrl } = await first.output();
    await query(migratorUrl, 'CREATE TABLE kept AS SELECT 7 AS n');
    await first.end('SIGTERM');
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(existsSync(join(dataDir, 'prorata.lock'))).toBe(false);

    expect(await query((await new Starter(dataDir).output()).migratorUrl, 'SELECT n FROM kept')).toBe(7);
  });

  it('refuses a second process on the same DATA_DIR with one sentence, and the first continues', async () => {
    const first = new Starter(dataDir);
    const { appUrl } = await first.output();
    const { error } = await new Starter(dataDir).output();
    expect(error).toMatch(/^StartError: Prorata is already running on DATA_DIR .* \(process \d+\): [^.]*\.$/);
    expect(error).toContain(`process ${first.process.pid}`);
    expect(await query(appUrl, 'SELECT 1')).toBe(1);
  });

  it('takes over from a killed process, with all committed data', async () => {
    const killed = new Starter(dataDir);
    const { migratorUrl } = await killed.output();
    await query(migratorUrl, 'CREATE TABLE kept AS SELECT 7 AS n');
    await killed.end('SIGKILL');

    expect(await query((await new Starter(dataDir).output()).migratorUrl, 'SELECT n FROM kept')).toBe(7);
  });

  it('restarts the database at the same address when it was killed', async () => {
    const starter = new Starter(dataDir);
    const { migratorUrl } = await starter.output();
    await query(migratorUrl, 'CREATE TABLE kept AS SELECT 7 AS n');
    process.kill(databasePid(), 'SIGKILL');
    expect((await starter.output()).log).toContain('restarting it');

    const reached = async (): Promise<unknown> =>
      query(migratorUrl, 'SELECT n FROM kept').catch(() => sleep(100).then(reached));
    expect(await reached()).toBe(7);
  });

  it('restarts the database as soon as possible, however long something prevented it', async () => {
    const starter = new Starter(dataDir);
    const { appUrl } = await starter.output();
    const needed = join(dataDir, 'postgres', 'global', 'pg_control');
    renameSync(needed, `${needed}.away`);
    process.kill(databasePid(), 'SIGKILL');
    expect((await starter.output()).log).toContain('ended unexpectedly');
    expect((await starter.output()).log).toContain('did not start');
    renameSync(`${needed}.away`, needed);
    expect((await starter.output()).log).toBe('The embedded PostgreSQL is running again.');
    expect(await query(appUrl, 'SELECT 1')).toBe(1);
  });

  (canMount ? it : it.skip)(
    'names the folder of a full disk in one sentence, and leaves nothing there',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'prorata-full-'));
      const disk = mountSmallDisk(folder, 'size=64k');
      try {
        writeFileSync(join(folder, 'filler'), Buffer.alloc(64 * 1024));
        const { error } = await new Starter(folder).output();
        expect(error).toBe(`StartError: The disk of DATA_DIR ${folder} is full. Make room and start again.`);
        expect(readdirSync(folder)).toEqual(['filler']);
      } finally {
        disk.unmount();
        rmSync(folder, { recursive: true });
      }
    },
  );

  it('refuses a DATA_DIR that cannot be written with a sentence that names it', async () => {
    const { error } = await new Starter('/proc/prorata').output();
    expect(error).toMatch(/^StartError: DATA_DIR \/proc\/prorata cannot be written \(ENOENT\): [^.]*\.$/);
  });
});
