import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { KeyRing } from '../src/encryption/key-ring.js';
import { PASSWORD, aSubmission, aUser } from './harness/factories.js';
import { freePort, runToItsEnd, startServerProcess } from './harness/server-process.js';
import { canMount, mountSmallDisk } from './harness/small-disk.js';
import { TestServer } from './harness/test-server.js';

/** A valid key, so that the next error is reported. */
const SAMPLE_KEY = KeyRing.generate();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prorata-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Whether a statement of the product waits for a lock on the table. */
async function isWaitedFor(db: DataSource, table: string): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    'SELECT 1 FROM pg_locks WHERE relation = $1::regclass AND NOT granted',
    [table],
  );
  return rows.length > 0;
}

/** Expects exit code 1 and one sentence without a stack trace, and returns it. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const { code, output } = await runToItsEnd({
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    ...env,
  });
  expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringMatching(/\.$/)]]);
  return output.trim();
}

describe('a start that cannot succeed', () => {
  it('names a port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    expect(await refusalOf({ PORT: String(port) })).toMatch(`PORT ${port} is in use`);
    taken.close();
  });

  it('names a folder that cannot be used', async () => {
    await writeFile(join(folder, 'file'), '');
    expect(await refusalOf({ DATA_DIR: join(folder, 'file', 'data') })).toMatch(
      /^DATA_DIR .* cannot be written/,
    );
  });

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT must be a port'],
    [{ ROLE: 'boss' }, 'ROLE must be'],
    [{ DEMO: 'perhaps' }, 'DEMO '],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like'],
    [{ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }, 'DATA_KEY is missing'],
    [{ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x', DATA_KEY: 'k1:short' }, 'DATA_KEY must be'],
    [{ ADMIN_EMAIL: 'a@example.com' }, 'ADMIN_EMAIL and ADMIN_PASSWORD'],
    [{ HOST: '203.0.113.1' }, 'HOST 203.0.113.1'],
    [{ SCHEME_FILE: '/nowhere.json' }, 'SCHEME_FILE /nowhere.json cannot be read'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_URL is missing'],
  ])('names the variable (%#) (OPS-2)', async (env, sentence) => {
    const message = await refusalOf(env);
    expect(message).toContain(sentence);
    expect(message).not.toContain('secret');
  });

  it('waits half a minute for an unavailable database, reports it, and names the variable', async () => {
    const begun = Date.now();
    const { code, output } = await runToItsEnd({
      DATA_DIR: join(folder, 'data'),
      PORT: String(await freePort()),
      DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x',
      DATA_KEY: SAMPLE_KEY,
    });
    const lines = output.trim().split('\n');
    expect(lines[0]).toMatch(
      /^The database cannot be reached \(ECONNREFUSED\); retrying for another \d+ seconds\.$/,
    );
    expect([code, lines.at(-1)]).toEqual([1, 'DATABASE_URL: the database cannot be reached (ECONNREFUSED).']);
    expect(output).not.toContain('secret');
    expect(Date.now() - begun).toBeGreaterThan(25_000);
  });

  it('names the invalid field of a scheme file (SCHEME-4)', async () => {
    const file = join(folder, 'scheme.json');
    await writeFile(file, '{\n  "contactEmail": 5\n}');
    expect(await refusalOf({ SCHEME_FILE: file })).toMatch(/^SCHEME_FILE .*scheme\.json, line \d+: /);
  });
});

(canMount ? it : it.skip)(
  'a start on a full disk names the file, leaves nothing behind, and succeeds with room',
  async () => {
    const server = await TestServer.start();
    await server.process.stop();
    const keys = join(folder, 'keys');
    const disk = mountSmallDisk(keys, 'size=8k');
    const KEY_FILE = join(keys, 'identity-keys.json');
    try {
      await writeFile(join(keys, 'ballast'), Buffer.alloc(20_000, 1)).catch(() => undefined);
      const refused = await runToItsEnd(server.environment({ KEY_FILE, PORT: String(await freePort()) }));
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(KEY_FILE) as string });
      expect(refused.output).toContain('cannot be written: ENOSPC');
      expect(await readdir(keys)).toEqual(['ballast']);
      await rm(join(keys, 'ballast'));
      await server.start({ KEY_FILE });
      expect(await readdir(keys)).toEqual(['identity-keys.json']);
      await server.close();
    } finally {
      disk.unmount();
    }
  },
);

describe('a start with other keys than those of its database, or an older program, ends with the reason', () => {
  let server: TestServer;
  const [k1, index] = KeyRing.generate().split(',') as [string, string];
  const k2 = KeyRing.generate().split(',')[0]!.replace('k1', 'k2');
  const [other1, otherIndex] = KeyRing.generate().split(',') as [string, string];
  beforeAll(async () => {
    server = await TestServer.start({ ROLE: 'api', DATA_KEY: [k1, index].join(',') });
    await server.process.stop();
  });
  afterAll(() => server.close());
  const refusal = (...keys: string[]) => refusalOf(server.environment({ DATA_KEY: keys.join(',') }));
  const starts = async (...keys: string[]) => {
    await server.start({ DATA_KEY: keys.join(',') });
    await server.process.stop();
  };

  it('a start is refused with another key of the same name, or another index key', async () => {
    expect(await refusal(other1, index)).toBe(
      'DATA_KEY: its key k1 is not the one that encrypted data in this database. Start with the correct key ring.',
    );
    expect(await refusal(k1, otherIndex)).toMatch(/^DATA_KEY: its key index is not the one/);
  });

  it('a start is refused without an old key after a rotation, which itself succeeds', async () => {
    expect(await refusal(k2, index)).toMatch(/^DATA_KEY is missing the key k1, which has encrypted data/);
    await starts(k2, k1, index);
    expect(await refusal(k1, index)).toMatch(/^DATA_KEY is missing the key k2/);
    await starts(k2, k1, index);
  });

  it('a start is refused also when the database is from before keys were recorded', async () => {
    const { db } = server.database;
    await db.query('DELETE FROM key_checks');
    await aSubmission(db, KeyRing.parse([k2, k1, index].join(',')));
    expect(await refusal(k1, index)).toMatch(/^DATA_KEY is missing the key k2/);
    expect(await refusal(other1.replace('k1', 'k2'), index)).toMatch(/^DATA_KEY: its key k2 is not the one/);
    await starts(k2, k1, index);
  });

  it('a start is refused after a newer version has changed the database', async () => {
    const { db } = server.database;
    await db.query(`INSERT INTO schema_migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture')`);
    expect(await refusal(k2, k1, index)).toBe(
      'DATABASE_URL: a newer version of Prorata has changed this database (FromTheFuture). Start that version, or restore a backup from before.',
    );
    await db.query('DELETE FROM schema_migrations WHERE timestamp = 9999999999999');
  });
});

describe('a server', () => {
  it('starts late when its database does', async () => {
    const server = await TestServer.start({ ROLE: 'api' });
    await server.process.stop();
    const { hostname, port } = new URL(server.database.appUrl);
    const proxyPort = await freePort();
    const through = (given: string) =>
      Object.assign(new URL(given), { hostname: '127.0.0.1', port: String(proxyPort) }).href;
    let thrownOut = 0;
    const passage = createServer((from) => {
      if (thrownOut < 3) {
        thrownOut += 1;
        from.resetAndDestroy();
        return;
      }
      const to = connect(Number(port), hostname);
      from.pipe(to).pipe(from);
      for (const socket of [from, to]) socket.on('error', () => socket.destroy());
    }).listen(proxyPort, '127.0.0.1');
    await server.start({
      DATABASE_URL: through(server.database.appUrl),
      MIGRATE_DATABASE_URL: through(server.database.migratorUrl),
    });
    expect(server.process.output()).toMatch(
      /The database cannot be reached \(.+\); retrying for another \d+ seconds/,
    );
    await server.process.stop();
    passage.close();
    await server.close();
  });

  it.each([
    ['attachments', {}],
    ['users', { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a password of the boss' }],
  ])('waits even in its last startup steps for a database that is busy with %s', async (table, env) => {
    const server = await TestServer.start({ ROLE: 'api' });
    const { db } = server.database;
    await server.process.stop();
    const busy = db.createQueryRunner();
    await busy.startTransaction();
    // It idles until the server has come this far, which on a busy machine takes longer than the product may idle.
    await busy.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await busy.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    const start = server.start(env);
    for (let tries = 0; tries < 600 && !(await isWaitedFor(db, table)); tries++) await sleep(100);
    // Longer than a statement of the product waits for a lock.
    await Promise.race([sleep(3_000), start.catch(() => undefined)]);
    await busy.rollbackTransaction();
    await busy.release();
    try {
      await start;
    } finally {
      await server.close();
    }
  });

  it('creates the first administrator, once (USER-13)', async () => {
    const server = await TestServer.start({
      ROLE: 'api',
      ADMIN_EMAIL: 'first@example.com',
      ADMIN_PASSWORD: 'first password',
    });
    await server.signIn({ email: 'first@example.com' }, 'first password');
    expect(await server.process.stop()).toBe(0);
    await server.start({ ADMIN_EMAIL: 'second@example.com', ADMIN_PASSWORD: 'second password' });
    await expect(server.signIn({ email: 'second@example.com' }, 'second password')).rejects.toThrow('400');
    await server.close();
  });

  it('creates no first administrator with a common password (SIGNIN-22)', async () => {
    const refused = TestServer.start({
      ROLE: 'api',
      PASSWORD_BLOCKLIST: 'true',
      ADMIN_EMAIL: 'first@example.com',
      ADMIN_PASSWORD: 'Password123',
    });
    await expect(refused).rejects.toThrow('ADMIN_PASSWORD: This password is too common');
  });

  it('finishes accepted requests when asked to stop, and ends with 0 (DURABLE-11)', async () => {
    const server = await TestServer.start();
    const user = await aUser(server.database.db);
    const eightTimes = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, call));
    await eightTimes(() => server.nobody.get('/api/health/live'));
    const calls = eightTimes(() =>
      server.nobody.post('/api/auth/signin', { email: user.email, password: PASSWORD }),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    const begun = Date.now();
    expect(await server.process.stop()).toBe(0);
    expect(Date.now() - begun).toBeLessThan(7_000);
    const statuses = (await calls).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await server.close();
  });

  it('shares its database and sessions with another node (OPS-10)', async () => {
    const server = await TestServer.start({ ROLE: 'api' });
    const second = await startServerProcess(server.environment());
    const client = await server.signIn(await aUser(server.database.db));
    const there = client.with(client.token!);
    const answer = await fetch(`${second.url}/api/user/profile`, {
      headers: { authorization: `Bearer ${there.token}` },
    });
    expect(answer.status).toBe(200);
    await second.stop();
    await server.close();
  });
});
