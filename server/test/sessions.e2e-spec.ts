import { createHash } from 'node:crypto';
import type { Client } from './harness/client.js';
import { aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());

const sql = (statement: string, parameters: unknown[] = []) =>
  server.database.db.query<object[]>(statement, parameters);
const hashOf = (client: Client) => createHash('sha256').update(client.token!).digest();

/** Whether the token is valid; both APIs must agree. */
async function hasAccess(client: Client): Promise<boolean> {
  const rest = await client.get('/api/user/profile');
  const graphql = await client.graphql('{ me { id } }');
  expect(graphql.status).toBe(rest.status);
  if (rest.status !== 200) {
    expect(rest.status).toBe(401);
    expect(rest.body).toEqual({ statusCode: 401, message: 'Please sign in.', error: 'Unauthorized' });
    expect(graphql.body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
  return rest.status === 200;
}

describe('a session', () => {
  it('shows the signed-in person, through REST and GraphQL (RESTAPI-8)', async () => {
    const user = await aUser(server.database.db);
    const client = await server.signIn(user);
    const { id, name, email, role } = user;
    expect((await client.get('/api/user/profile')).body).toEqual({ id, name, role, email });
    expect(await client.data('{ me { id name email role } }')).toEqual({ me: { id, name, email, role } });
  });

  it('is stored only as a hash of its token, for twelve hours (SESSION-2, SESSION-6)', async () => {
    const client = await server.signIn(await aUser(server.database.db));
    const [session] = await sql(
      `SELECT *, extract(epoch FROM expires_at - now()) / 3600 AS hours FROM sessions WHERE token_hash = $1`,
      [hashOf(client)],
    );
    expect(session).toBeDefined();
    expect(Number((session as { hours: string }).hours)).toBeCloseTo(12, 1);
  });

  it('ends by signing out, for the next call (SESSION-4)', async () => {
    const client = await server.signIn(await aUser(server.database.db));
    expect(await client.data('mutation { signOut }')).toEqual({ signOut: true });
    expect(await hasAccess(client)).toBe(false);
    const [entry] = await sql('SELECT action FROM audit_entries ORDER BY id DESC LIMIT 1');
    expect(entry).toEqual({ action: 'session.ended' });
  });

  it.each([
    ['the account is disabled', 'UPDATE users SET enabled = false WHERE id = $1'],
    ['the address is no longer verified', 'UPDATE users SET verified_at = NULL WHERE id = $1'],
    ['it is revoked', 'UPDATE sessions SET revoked_at = now() WHERE user_id = $1'],
    ['twelve hours are over', `UPDATE sessions SET expires_at = now() WHERE user_id = $1`],
    [
      'a member was inactive for an hour',
      `UPDATE sessions SET last_seen_at = now() - interval '61 min' WHERE user_id = $1`,
    ],
  ])('ends when %s (SESSION-3, SESSION-5, SESSION-6)', async (_, change) => {
    const user = await aUser(server.database.db);
    const client = await server.signIn(user);
    expect(await hasAccess(client)).toBe(true);
    await sql(change, [user.id]);
    expect(await hasAccess(client)).toBe(false);
  });

  it('a session of an administrator ends after half an hour without use, a member’s does not (SESSION-5)', async () => {
    for (const [user, stays] of [
      [await anAdmin(server.database.db), false],
      [await aUser(server.database.db), true],
    ] as const) {
      const client = await server.signIn(user);
      await sql(`UPDATE sessions SET last_seen_at = now() - interval '31 min' WHERE user_id = $1`, [user.id]);
      expect(await hasAccess(client)).toBe(stays);
    }
  });

  it('is never confused with others that call at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => aUser(server.database.db)));
    const clients = await Promise.all(people.map((person) => server.signIn(person)));
    const gone = await server.signIn(people[0]!);
    await gone.graphql('mutation { signOut }');
    // More than one statement takes, in another order than the sign-ins, including the ended session.
    const callers = Array.from({ length: 240 }, (_, at) => (at % 3 === 0 ? gone : clients[(at * 5) % 8]!));
    const answers = await Promise.all(
      callers.map((client) => client.graphql<{ me: object }>('{ me { email } }')),
    );
    answers.forEach(({ body }, at) => {
      if (callers[at] === gone) expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      else expect(body.data).toEqual({ me: { email: people[(at * 5) % 8]!.email } });
    });
  });

  it('updates its last use at most once a minute', async () => {
    const client = await server.signIn(await aUser(server.database.db));
    const seen = async () =>
      (await sql('SELECT last_seen_at FROM sessions WHERE token_hash = $1', [hashOf(client)]))[0];
    const first = await seen();
    await hasAccess(client);
    expect(await seen()).toEqual(first);
    await sql(`UPDATE sessions SET last_seen_at = now() - interval '2 min' WHERE token_hash = $1`, [
      hashOf(client),
    ]);
    await hasAccess(client);
    expect(await seen()).not.toEqual(first);
  });

  it('loses an administrator’s permissions with the role, for the next call (SESSION-4)', async () => {
    const admin = await anAdmin(server.database.db);
    const client = await server.signIn(admin);
    const search = '/api/settlement-submission/search?filter=ALL&query=abc';
    expect((await client.get(search)).status).toBe(200);
    await sql(`UPDATE users SET role = 'STANDARD' WHERE id = $1`, [admin.id]);
    expect((await client.get(search)).status).toBe(403);
  });
});

describe('a call without a valid token', () => {
  it.each(['', 'Bearer', 'Bearer x', 'Bearer a b', 'Basic eDp5', `Bearer prt_${'A'.repeat(48)}`])(
    'gets 401: %j (SESSION-3)',
    async (authorization) => {
      const { status } = await server.nobody.send('/api/user/profile', { headers: { authorization } });
      expect(status).toBe(401);
    },
  );

  it('accepts no token from the URL or the body (SESSION-7)', async () => {
    const { token } = await server.signIn(await aUser(server.database.db));
    expect((await server.nobody.get(`/api/user/profile?access_token=${token}`)).status).toBe(401);
    const { status } = await server.nobody.post('/graphql', { query: '{ me { id } }', access_token: token });
    expect(status).toBe(401);
  });
});
