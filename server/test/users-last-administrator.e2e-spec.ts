import type { Client } from './harness/client.js';
import { aUser, anAdmin } from './harness/factories.js';
import { type ServerProcess, startServerProcess } from './harness/server-process.js';
import { TestServer } from './harness/test-server.js';
import { Role } from '../src/common/actor.js';
import type { User } from '../src/users/user.entity.js';

const LAST = /^This is the last administrator/;

/** Two API nodes on one database. */
let server: TestServer;
let other: ServerProcess;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  other = await startServerProcess(server.environment());
});
afterAll(async () => {
  await other.stop();
  await server.close();
});

/** Only users created in a test are administrators in it. */
beforeEach(() => server.database.db.query(`UPDATE users SET role = 'STANDARD' WHERE role = 'MASTER_ADMIN'`));

const sql = <Row>(statement: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(statement, parameters);
const onOther = (client: Client) => client.at(other.url);

function edit(client: Client, user: User, change: Partial<User>) {
  const { name, email, role, enabled } = user;
  return client.send<{ message: string }>(`/api/admin/user-management/user/${user.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, role, enabled, ...change }),
  });
}

const CHANGES: [string, Partial<User>][] = [
  ['disabled', { enabled: false }],
  ['demoted', { role: Role.STANDARD }],
  ['given an address that is not proven', { email: 'elsewhere@example.com' }],
];

describe('the last administrator', () => {
  it.each(CHANGES)('cannot be %s (USER-8)', async (_, change) => {
    const last = await anAdmin(server.database.db);
    await anAdmin(server.database.db, { enabled: false });
    await anAdmin(server.database.db, { verifiedAt: null });
    const client = await server.signIn(last);
    const { status, body } = await edit(client, last, change);
    expect([status, body.message]).toEqual([409, expect.stringMatching(LAST)]);
    expect((await client.get('/api/user/profile')).status).toBe(200);
  });

  it('can be renamed, and can make others administrators and members again', async () => {
    const last = await anAdmin(server.database.db);
    const client = await server.signIn(last);
    const member = await aUser(server.database.db);
    expect((await edit(client, last, { name: 'Another Name' })).status).toBe(200);
    expect((await edit(client, member, { role: Role.MASTER_ADMIN })).status).toBe(200);
    expect((await edit(client, member, { role: Role.STANDARD })).status).toBe(200);
  });

  it.each(CHANGES.slice(0, 2))(
    'remains when two administrators on two nodes see each other %s at once, 20 rounds (USER-8, USER-9)',
    async (_, change) => {
      for (let round = 0; round < 20; round += 1) {
        await sql(`UPDATE users SET role = 'STANDARD' WHERE role = 'MASTER_ADMIN'`);
        const [one, two] = [await anAdmin(server.database.db), await anAdmin(server.database.db)];
        const asOne = await server.signIn(one);
        const asTwo = onOther(await server.signIn(two));
        const answers = await Promise.all([edit(asOne, two, change), edit(asTwo, one, change)]);
        // The loser is refused as the last administrator or as signed out: by then the winner may have ended their
        // session.
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
        const left = await sql(
          `SELECT id FROM users WHERE role = 'MASTER_ADMIN' AND enabled AND verified_at IS NOT NULL`,
        );
        expect(left).toHaveLength(1);
      }
    },
  );

  it('remains when ten administrators all resign at once (USER-8)', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => anAdmin(server.database.db)));
    const clients = await Promise.all(all.map((user) => server.signIn(user)));
    const answers = await Promise.all(
      all.map((user, index) =>
        edit(index % 2 ? onOther(clients[index]!) : clients[index]!, user, { role: Role.STANDARD }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 409]);
  });
});

describe('revocation', () => {
  it('takes effect with the next request on every node, 100 of 100 (SESSION-4, USER-12)', async () => {
    const admin = await anAdmin(server.database.db);
    const asAdmin = await server.signIn(admin);
    const changes = [{ enabled: false }, { role: Role.MASTER_ADMIN }];
    const late: number[] = [];
    for (let round = 0; round < 100; round += 1) {
      const user = await aUser(server.database.db);
      const client = await server.signIn(user);
      const nodes = [client, onOther(client)];
      for (const node of nodes) expect((await node.get('/api/user/profile')).status).toBe(200);
      expect((await edit(asAdmin, user, changes[round % 2]!)).status).toBe(200);
      for (const node of nodes) {
        const { status } = await node.get('/api/user/profile');
        if (status !== 401) late.push(round);
      }
    }
    expect(late).toEqual([]);
  });
});
