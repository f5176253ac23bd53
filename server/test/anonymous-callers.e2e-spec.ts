import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { anAdmin, aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

describe('large unfinished bodies of anonymous callers', () => {
  const LENGTH = 2_400_000;
  const begin = async (token?: string) => {
    const { hostname, port } = new URL(server.process.url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.on('error', () => undefined);
    open.push(socket);
    await once(socket, 'connect');
    const authorization = token ? `Authorization: Bearer ${token}\r\n` : '';
    socket.write(
      `POST /graphql HTTP/1.1\r\nHost: x\r\n${authorization}Content-Type: application/json\r\nContent-Length: ${LENGTH}\r\n\r\n{`,
    );
    return () => received;
  };

  it('are refused above their limit, but neither small calls nor large ones with a known token', async () => {
    const member = await server.signIn(await aUser(server.database.db));
    await member.get('/api/user/profile');
    const bodies = await Promise.all(
      Array.from({ length: 40 }, (_, i) => begin(i % 2 ? undefined : `prt_${i}`)),
    );
    const refused = () =>
      bodies.map((response) => response()).filter((response) => response.startsWith('HTTP/1.1 503 '));
    for (let i = 0; i < 60 && refused().length === 0; i++) await sleep(50);
    await sleep(500);
    expect(refused().length).toBeGreaterThan(20);
    expect(refused().length).toBeLessThan(35);
    expect(refused()[0]).toMatch(/too many large requests/);
    expect(
      (await server.nobody.post('/api/auth/signin', { email: 'nobody@example.com', password: 'wrong' }))
        .status,
    ).toBe(400);
    const padding = { query: '{ me { id } }', variables: { padding: 'x'.repeat(1_000_000) } };
    expect((await member.post('/graphql', padding)).status).toBe(200);
    for (const socket of open.splice(0)) socket.destroy();
    await sleep(500);
    expect((await server.nobody.post('/graphql', padding)).status).not.toBe(503);
  });
});

it('a report holds no place of anonymous callers once its reader was authenticated, even by a token not used before', async () => {
  const { db } = server.database;
  const admins = await Promise.all(
    Array.from({ length: availableParallelism() + 2 }, async () => server.signIn(await anAdmin(db))),
  );
  const first = await db.transaction(async (tx) => {
    // A report is audited before its first row.
    await tx.query('LOCK TABLE audit_entries IN EXCLUSIVE MODE');
    const reports = admins.map((admin) =>
      admin.get('/api/reports/settlements-export').then(() => 'a report'),
    );
    await sleep(300);
    const call = server.nobody.graphql('{ scheme { shareName } }').then(() => 'the call');
    return Promise.race([call, ...reports]);
  });
  expect(first).toBe('the call');
});
