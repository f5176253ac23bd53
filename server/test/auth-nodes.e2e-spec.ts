import { PASSWORD, aUser, anAdmin } from './harness/factories.js';
import { Client } from './harness/client.js';
import { type ServerProcess, startServerProcess } from './harness/server-process.js';
import { TestServer } from './harness/test-server.js';

/** The second node's clock is two days ahead, longer than the life of any code, link, window or session. */
const CLOCK_AHEAD = `
  const Clock = Date;
  const now = () => Clock.now() + 48 * 3_600_000;
  globalThis.Date = class Date extends Clock {
    constructor(...given) {
      super(...(given.length > 0 ? given : [now()]));
    }
    static now = now;
  };`;

/** A few here; `npm run drill -- sign-in-races` runs 200. */
const ROUNDS = 3;

let server: TestServer;
let second: ServerProcess;
let nodes: Client[];
beforeAll(async () => {
  server = await TestServer.start();
  second = await startServerProcess(
    server.environment({
      ROLE: 'api',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CLOCK_AHEAD)}`,
    }),
  );
  nodes = [server.nobody, new Client(second.url)];
});
afterAll(async () => {
  await second.stop();
  await server.close();
});
beforeEach(() => server.database.db.query('DELETE FROM limits'));

/** Makes the same call fifty times at once, alternating between both nodes. @returns the number of successes */
async function race(call: (node: Client) => Promise<{ status: number }>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => call(nodes[i % 2]!)));
  // 503 means that the node is too busy; on a slow machine fifty concurrent calls can cause it.
  expect(answers.map(({ status }) => status).filter((s) => ![200, 400, 429, 503].includes(s))).toEqual([]);
  return answers.filter(({ status }) => status === 200).length;
}

const sessionsOf = async (id: string) => {
  const rows = await server.database.db.query<unknown[]>('SELECT 1 FROM sessions WHERE user_id = $1', [id]);
  return rows.length;
};

describe('fifty concurrent calls on two nodes', () => {
  it('use a one-time code exactly once (SIGNIN-34, DURABLE-16)', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await server.database.db.query('DELETE FROM limits');
      const user = await aUser(server.database.db);
      await nodes[1]!.post('/api/auth/otp-login', { email: user.email });
      const otp = await server.mailbox.codeFor(user.email);
      expect(await race((node) => node.post('/api/auth/otp-verify', { email: user.email, otp }))).toBe(1);
      expect(await sessionsOf(user.id)).toBe(1);
    }
  });

  it('use a reset link exactly once (DURABLE-16, ACCOUNT-24)', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const user = await aUser(server.database.db);
      await nodes[1]!.post('/api/auth/forgot-password', { email: user.email });
      const token = await server.mailbox.tokenFor(user.email);
      // Hashing is queued: a few concurrent calls are enough to race for the link.
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          nodes[i % 2]!.post('/api/auth/reset-password', { token, password: `password number ${i}` }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('use a verification link exactly once (DURABLE-16, ACCOUNT-13)', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const email = `racing-${round}@example.com`;
      await nodes[0]!.post('/api/register', { name: 'N', email, password: PASSWORD });
      const code = await server.mailbox.tokenFor(email);
      const verify = (node: Client) =>
        node.send('/api/register/verify-account', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ code }),
        });
      expect(await race(verify)).toBe(1);
    }
  });

  it('mail one code (MAIL-2)', async () => {
    const user = await aUser(server.database.db);
    expect(await race((node) => node.post('/api/auth/otp-login', { email: user.email }))).toBe(1);
  });

  it('compare a code at most five times (SIGNIN-29)', async () => {
    const user = await aUser(server.database.db);
    await nodes[0]!.post('/api/auth/otp-login', { email: user.email });
    const right = await server.mailbox.codeFor(user.email);
    const otp = right === '111111' ? '222222' : '111111';
    expect(await race((node) => node.post('/api/auth/otp-verify', { email: user.email, otp }))).toBe(0);
    const [row] = await server.database.db.query<unknown[]>(
      'SELECT failures FROM one_time_codes ORDER BY created_at DESC LIMIT 1',
    );
    expect(row).toEqual({ failures: 5 });
  });
});

describe('a node whose clock is two days ahead', () => {
  it('accepts codes and sessions of the other node, and issues ones that last as long (SIGNIN-37)', async () => {
    const { email } = await aUser(server.database.db);
    const [here, ahead] = nodes as [Client, Client];
    await here.post('/api/auth/otp-login', { email });
    const otp = await server.mailbox.codeFor(email);
    const { status, body } = await ahead.post<{ tokens: { access: { token: string; expires: string } } }>(
      '/api/auth/otp-verify',
      { email, otp },
    );
    expect(status).toBe(200);
    const { token, expires } = body.tokens.access;
    const hours = (new Date(expires).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(12, 1);
    for (const node of nodes) expect((await node.with(token).get('/api/user/profile')).status).toBe(200);
  });
});

describe('ending a session', () => {
  const lettingIn = async (token: string) =>
    Promise.all(nodes.map(async (node) => (await node.with(token).get('/api/user/profile')).status));

  it.each([
    ['signing out', (client: Client) => client.data('mutation { signOut }')],
    [
      'a reset of the password',
      async (_: Client, email: string) => {
        await nodes[0]!.post('/api/auth/forgot-password', { email });
        const token = await server.mailbox.tokenFor(email);
        await nodes[1]!.post('/api/auth/reset-password', { token, password: 'a new password' });
      },
    ],
    [
      'being disabled',
      async (_: Client, email: string) => {
        const admin = await server.signIn(await anAdmin(server.database.db));
        const { users } = await admin.data<{
          users: { users: { id: string; version: number; name: string }[] };
        }>(`query ($query: String) { users(role: STANDARD, query: $query) { users { id version name } } }`, {
          query: email,
        });
        const { id, version, name } = users.users[0]!;
        const input = { name, email, role: 'STANDARD', enabled: false };
        await admin.data(
          `mutation ($id: ID!, $version: Int!, $input: UpdateUserInput!) { updateUser(id: $id, version: $version, input: $input) { message } }`,
          { id, version, input },
        );
      },
    ],
  ])('by %s takes effect with the next request on every node (SESSION-4)', async (_, end) => {
    const user = await aUser(server.database.db);
    const client = await server.signIn(user);
    expect(await lettingIn(client.token!)).toEqual([200, 200]);
    await end(client, user.email);
    for (let requests = 0; requests < 20; requests++)
      expect(await lettingIn(client.token!)).toEqual([401, 401]);
  });
});

describe('limits of wrong passwords', () => {
  it('are shared by the nodes, whatever their clocks (LIMIT-4, SIGNIN-37)', async () => {
    const { email } = await aUser(server.database.db);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      const { status } = await nodes[tries % 2]!.post('/api/auth/signin', { email, password: 'wrong' });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });
});
