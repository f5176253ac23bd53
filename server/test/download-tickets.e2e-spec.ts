import { randomUUID } from 'node:crypto';
import type { User } from '../src/users/user.entity.js';
import type { Client } from './harness/client.js';
import { aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let user: User;
let member: Client;
let admin: Client;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  user = await aUser(db);
  member = await server.signIn(user);
  admin = await server.signIn(await anAdmin(db));
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('DELETE FROM download_tickets'));

const ask = async (client: Client, kind: string, id: string = randomUUID()) => {
  const { body } = await client.graphql<{ ticket: { url: string } }>(
    'mutation ($kind: DownloadKind!, $id: ID!) { ticket: createDownloadTicket(kind: $kind, id: $id) { url } }',
    { kind, id },
  );
  return { url: body.data?.ticket.url, code: body.errors?.[0]?.extensions.code };
};
const kept = async () => {
  const [{ count }] = await server.database.db.query<[{ count: number }]>(
    'SELECT count(*)::int AS count FROM download_tickets',
  );
  return count;
};

describe('a download ticket', () => {
  it.each([
    'ATTACHMENT',
    'ASSESSMENT_NOTICE',
    'NOTICE_PDF',
    'LINE_PROOF',
    'EXPORT',
    'IMPORT_REJECTIONS',
    'PURGE_CERTIFICATE',
  ])('of kind %s is created only for a valid id', async (kind) => {
    for (const id of ['', 'no-id', '\u0000', '\ud800', 'x'.repeat(2_000_000), `${randomUUID()} `])
      expect((await ask(admin, kind, id)).code).toBe('BAD_USER_INPUT');
    expect(await kept()).toBe(0);
    expect((await ask(admin, kind)).url).toBeDefined();
  });

  it('is limited to a hundred unused ones of a person in all sessions, until they are used or expire', async () => {
    const fill = (state: string) =>
      server.database.db.query(
        `INSERT INTO download_tickets (ticket_hash, user_id, session_id, kind, subject_id, expires_at, used_at)
         SELECT sha256(n::text::bytea), $1, s.id, 'ATTACHMENT', gen_random_uuid(), ${state}
         FROM generate_series(1, 100) n, (SELECT id FROM sessions WHERE user_id = $1 LIMIT 1) s`,
        [user.id],
      );
    await fill(`now() + interval '1 minute', NULL`);
    expect((await ask(member, 'ATTACHMENT')).code).toBe('RATE_LIMITED');
    expect((await ask(await server.signIn(user), 'ATTACHMENT')).code).toBe('RATE_LIMITED');
    expect((await ask(admin, 'ATTACHMENT')).url).toBeDefined();
    await server.database.db.query('UPDATE download_tickets SET used_at = now() WHERE user_id = $1', [
      user.id,
    ]);
    expect((await ask(member, 'ATTACHMENT')).url).toBeDefined();
  });

  it('an expired download ticket is deleted when its person requests another, or by a worker', async () => {
    const past = () =>
      server.database.db.query(`UPDATE download_tickets SET expires_at = now() - interval '1 second'`);
    for (let i = 0; i < 5; i++) await ask(member, 'ATTACHMENT');
    await past();
    await ask(member, 'ATTACHMENT');
    expect(await kept()).toBe(1);
    await past();
    await server.process.stop();
    await server.start({ ROLE: 'all' });
    for (let tries = 0; tries < 50 && (await kept()) > 0; tries++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await kept()).toBe(0);
  });
});
