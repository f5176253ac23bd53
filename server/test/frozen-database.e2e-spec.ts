import { FaultProxy } from '../../drills/lib/fault-proxy.mjs';
import type { Client } from './harness/client.js';
import { aUser } from './harness/factories.js';
import { createScratchDatabase } from './harness/scratch-database.js';
import { TestServer } from './harness/test-server.js';

const LONGEST_ANSWER_MS = 15_000;

interface Answered {
  status: number;
  ms: number;
  retryAfter: string | null;
  body: { errors?: { extensions: { code: string } }[] };
}

async function timed(call: () => ReturnType<Client['get']>): Promise<Answered> {
  const began = performance.now();
  const { status, headers, body } = await call();
  const retryAfter = headers.get('retry-after');
  return { status, ms: performance.now() - began, retryAfter, body: body as Answered['body'] };
}

/** Whether a response says that the service is unavailable: 503, or the equivalent in GraphQL. */
const isUnavailable = ({ status, retryAfter, body }: Answered) =>
  (status === 503 && retryAfter !== null) || body.errors?.[0]?.extensions.code === 'SERVICE_UNAVAILABLE';

describe('a frozen database', () => {
  let server: TestServer;
  let proxy: FaultProxy;
  let member: Client;
  beforeAll(async () => {
    const probe = await createScratchDatabase();
    const { hostname, port } = new URL(probe.appUrl);
    await probe.drop();
    proxy = await FaultProxy.inFrontOf(hostname, Number(port));
    server = await TestServer.start({}, (database) => ({ DATABASE_URL: proxy.urlOf(database.appUrl) }));
    member = await server.signIn(await aUser(server.database.db));
  });
  afterAll(async () => {
    proxy.thaw();
    await server.close();
    await proxy.close();
  });

  const calls: Record<string, () => ReturnType<Client['get']>> = {
    'REST, signed in, without a body': () => member.get('/api/user/profile'),
    'REST, signed in, with a body': () => member.post('/api/submission', { submission: {} }),
    'REST, anonymous, without a body': () => server.nobody.get(`/api/downloads/${'x'.repeat(43)}`),
    'REST, anonymous, with a body': () =>
      server.nobody.post('/api/auth/signin', { email: 'a@example.com', password: 'some password' }),
    'GraphQL, signed in, without a body': () =>
      member.send('/graphql?query={me{email}}', { headers: { 'apollo-require-preflight': '1' } }),
    'GraphQL, signed in, with a body': () => member.post('/graphql', { query: '{ me { email } }' }),
    'GraphQL, anonymous, with a body': () =>
      server.nobody.post('/graphql', { query: 'mutation { requestCode(email: "a@example.com") { email } }' }),
  };

  it('makes every call fail within 15 seconds with a message to retry, and calls work again when it is back (DURABLE-8, LIMIT-1)', async () => {
    proxy.freeze();
    const answers = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => ({ name, answer: await timed(call) })),
    );
    const wrong = answers.filter(({ answer }) => answer.ms > LONGEST_ANSWER_MS || !isUnavailable(answer));
    expect(wrong).toEqual([]);
    const live = await timed(() => server.nobody.get('/api/health/live'));
    expect([live.status, live.ms < 2_000]).toEqual([200, true]);
    const ready = await timed(() => server.nobody.get('/api/health/ready'));
    expect([ready.status, ready.retryAfter, ready.ms < 5_000]).toEqual([503, '5', true]);
    proxy.thaw();
    for (let tries = 0; tries < 30; tries++) {
      if ((await server.nobody.get('/api/health/ready')).status === 200) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect((await member.get('/api/user/profile')).status).toBe(200);
    const { email } = await aUser(server.database.db);
    expect((await server.nobody.post('/api/auth/otp-login', { email })).status).toBe(200);
    expect(await server.mailbox.codeFor(email)).toMatch(/^\d{6}$/);
  });
});
