import type { Client } from './harness/client.js';
import { aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

interface End {
  endsAt: string;
  latestAt: string;
  secondsLeft: number;
}

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());

const ask = async (client: Client) =>
  (await client.data<{ sessionEnd: End }>('{ sessionEnd { endsAt latestAt secondsLeft } }')).sessionEnd;
const keep = async (client: Client) =>
  (await client.data<{ keepSignedIn: End }>('mutation { keepSignedIn { endsAt latestAt secondsLeft } }'))
    .keepSignedIn;

/** A signed-in person whose session was last used some time ago. */
async function idleFor(minutes: number, who = aUser): Promise<Client & { userId: string }> {
  const user = await who(server.database.db);
  const client = await server.signIn(user);
  await server.database.db.query(
    `UPDATE sessions SET last_seen_at = now() - make_interval(mins => $2) WHERE user_id = $1`,
    [user.id, minutes],
  );
  return Object.assign(client, { userId: user.id });
}
const setAge = (userId: string, left: string) =>
  server.database.db.query(`UPDATE sessions SET expires_at = now() + $2::interval WHERE user_id = $1`, [
    userId,
    left,
  ]);

describe('the end of a session', () => {
  it.each([
    ['member', aUser, 58, 2],
    ['administrator', anAdmin, 28, 2],
  ] as const)('is reported to a %s by their idle time (SESSION-5)', async (_, who, idle, minutesLeft) => {
    const end = await ask(await idleFor(idle, who));
    expect(end.secondsLeft).toBeGreaterThan(minutesLeft * 60 - 20);
    expect(end.secondsLeft).toBeLessThanOrEqual(minutesLeft * 60);
    expect(Date.parse(end.latestAt)).toBeGreaterThan(Date.parse(end.endsAt));
  });

  it('is the end of its twelve hours when that comes first (SESSION-6)', async () => {
    const client = await idleFor(0);
    await setAge(client.userId, '90 seconds');
    const end = await ask(client);
    expect(end.endsAt).toBe(end.latestAt);
    expect(end.secondsLeft).toBeLessThanOrEqual(90);
    expect((await keep(client)).secondsLeft).toBeLessThanOrEqual(90);
  });

  it('is not extended by asking only for it (SESSION-8)', async () => {
    const client = await idleFor(50);
    const first = await ask(client);
    await client.data('{ a: sessionEnd { endsAt } b: sessionEnd { endsAt } }');
    await client.data('{ sessionEnd { endsAt } draftKey }');
    expect((await ask(client)).endsAt).toBe(first.endsAt);
    await client.data('{ sessionEnd { endsAt } me { id } }');
    expect((await ask(client)).secondsLeft).toBeGreaterThan(59 * 60);
  });

  it('is not extended by a screen’s polling of an import’s progress (SESSION-8)', async () => {
    const client = await idleFor(20, anAdmin);
    const first = await ask(client);
    await client.data('{ importRuns { pagination { page } } }');
    await client.data('{ myImports { id } myExports { id } mailsWaiting }');
    expect((await ask(client)).endsAt).toBe(first.endsAt);
  });

  it('is extended at once by staying signed in, also within the minute (SESSION-15)', async () => {
    const client = await idleFor(59);
    expect((await ask(client)).secondsLeft).toBeLessThanOrEqual(60);
    expect((await keep(client)).secondsLeft).toBeGreaterThan(59 * 60);
    await server.database.db.query(
      `UPDATE sessions SET last_seen_at = now() - interval '30 seconds' WHERE user_id = $1`,
      [client.userId],
    );
    expect((await keep(client)).secondsLeft).toBeGreaterThanOrEqual(60 * 60 - 5);
  });

  it.each([
    ['asking', '{ sessionEnd { endsAt } }'],
    ['staying', 'mutation { keepSignedIn { endsAt } }'],
  ])('cannot be extended by %s once it has passed (SESSION-5, GRAPHQL-9)', async (_, text) => {
    const { body, status } = await (await idleFor(61)).graphql(text);
    expect(status).toBe(401);
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
