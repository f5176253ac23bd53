import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

/** In production every request is logged in one line; elsewhere only warnings and errors are logged. */
let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prorata-log-'));
  server = await TestServer.start({
    NODE_ENV: 'production',
    ROLE: 'api',
    PUBLIC_URL: 'https://claims.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    KEY_FILE: join(folder, 'identity-keys.json'),
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

type Line = Record<string, unknown>;

/** The log lines of requests, once there are this many. */
async function requestLines(count: number): Promise<Line[]> {
  for (let tries = 0; tries < 200; tries++) {
    const lines = server.process
      .output()
      .split('\n')
      .filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text) as Line)
      .filter(({ msg }) => msg === 'request');
    if (lines.length >= count) return lines;
    await sleep(50);
  }
  throw new Error(`There are not ${count} requests in the log: ${server.process.output()}`);
}

it('the log has one line for each request, with its route and without address, body, query string or headers (SECURITY-9, SECURITY-10, ACCOUNT-31)', async () => {
  const user = await aUser(server.database.db);
  const client = await server.signIn(user);
  const before = (await requestLines(1)).length;
  await client.get('/api/user/profile');
  await server.nobody.get('/register/verify-account?code=secret-code');
  await server.nobody.get('/reset-password?token=secret-token');
  await server.nobody.get('/otp-verification?email=secret-address@example.com');
  await client.get('/api/settlement-submission/search?filter=ALL&query=secret-words');
  await client.get('/api/settlement-submission/secret-id');
  await server.nobody.send('/api/auth/signin', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'secret-agent',
      'x-secret': 'secret-header',
    },
    body: JSON.stringify({ email: 'secret-typed@example.com', password: 'secret-password' }),
  });
  const lines = (await requestLines(before + 7)).slice(before);
  expect(lines.map(({ method, route, status, userId }) => [method, route, status, userId])).toEqual([
    ['GET', '/api/user/profile', 200, user.id],
    ['GET', expect.any(String), 200, undefined],
    ['GET', expect.any(String), 200, undefined],
    ['GET', expect.any(String), 200, undefined],
    ['GET', '/api/settlement-submission/search', 403, user.id],
    ['GET', '/api/settlement-submission/:id', 404, user.id],
    ['POST', '/api/auth/signin', 400, undefined],
  ]);
  const allowed = ['level', 'time', 'requestId', 'method', 'route', 'status', 'ms', 'userId', 'msg'];
  expect(lines.flatMap((line) => Object.keys(line)).filter((key) => !allowed.includes(key))).toEqual([]);
  expect(server.process.output()).not.toContain('secret');
  expect(server.process.output()).not.toContain(client.token);
});

it('every response of a portal served over https requires https from then on (SECURITY-14)', async () => {
  for (const path of ['/', '/api/health/live', '/api/nothing'])
    expect((await server.nobody.get(path)).headers.get('strict-transport-security')).toMatch(
      /^max-age=31536000/,
    );
});
