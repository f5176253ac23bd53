import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyRing } from '../src/sealing/key-ring.js';
import { PASSWORD, aUser } from './harness/factories.js';
import { freePort, runToItsEnd, startServerProcess } from './harness/server-process.js';
import { TestServer } from './harness/test-server.js';

/** Well-formed, so that the next thing that is wrong is told. */
const SAMPLE_KEY = KeyRing.generate();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prorata-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** It ends with 1 and says one sentence, without a stack. */
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
  it('names a taken port', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    expect(await refusalOf({ PORT: String(port) })).toMatch(`PORT ${port} is taken`);
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
    [
      { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x', DATA_KEY: SAMPLE_KEY },
      'DATABASE_URL: the database cannot be reached (ECONNREFUSED)',
    ],
    [{ ADMIN_EMAIL: 'a@example.com' }, 'ADMIN_EMAIL and ADMIN_PASSWORD'],
    [{ HOST: '203.0.113.1' }, 'HOST 203.0.113.1'],
    [{ SCHEME_FILE: '/nowhere.json' }, 'SCHEME_FILE /nowhere.json cannot be read'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_URL is missing'],
  ])('names the variable (%#)', async (env, sentence) => {
    const said = await refusalOf(env);
    expect(said).toContain(sentence);
    expect(said).not.toContain('secret');
  });

  it('names the field of a scheme file that is wrong', async () => {
    const file = join(folder, 'scheme.json');
    await writeFile(file, '{\n  "contactEmail": 5\n}');
    expect(await refusalOf({ SCHEME_FILE: file })).toMatch(/^SCHEME_FILE .*scheme\.json, line \d+: /);
  });
});

describe('a server', () => {
  it('makes the first administrator, once', async () => {
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

  it('makes no first administrator with a password that everybody tries', async () => {
    const refused = TestServer.start({
      ROLE: 'api',
      PASSWORD_BLOCKLIST: 'true',
      ADMIN_EMAIL: 'first@example.com',
      ADMIN_PASSWORD: 'Password123',
    });
    await expect(refused).rejects.toThrow('ADMIN_PASSWORD: This password is one of the first');
  });

  it('finishes what it has accepted when asked to go, and ends with 0', async () => {
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

  it('shares its database and sessions with another node', async () => {
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
