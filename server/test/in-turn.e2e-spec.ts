import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { pdf, uploadDocument } from './harness/documents.js';
import { anAdmin, aSubmission, aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

/** The number of files that one person uploads at once. */
const AT_ONCE = 6;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

interface Member {
  client: Client;
  claim: string;
}

/** A member whose token has been used, or not yet. */
async function aMember(isKnown: boolean): Promise<Member> {
  const { db } = server.database;
  const user = await aUser(db);
  const claim = await aSubmission(db, server.ring, { ownerId: user.id });
  const client = await server.signIn(user);
  if (isKnown) await client.get('/api/user/profile');
  return { client, claim: claim.id };
}

const chunk = (bytes: string) => `${bytes.length.toString(16)}\r\n${bytes}\r\n`;

/** Begins an upload. */
async function begin({ client, claim }: Member): Promise<{ socket: Socket; received: () => string }> {
  const { hostname, port } = new URL(server.process.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  socket.write(
    `POST /api/attachments/${claim}/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${client.token!}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n' +
      chunk('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'),
  );
  return { socket, received: () => received };
}

const send = ({ client, claim }: Member) => uploadDocument(client, claim, 'a.pdf', pdf());
const before = (promise: Promise<unknown>, ms: number) =>
  Promise.race([promise.then(() => true), sleep(ms).then(() => false)]);

describe.each([
  ['is known', true],
  ['has opened nothing yet', false],
])('many files of a member whose token %s', (_, isKnown) => {
  it('are received a few at a time, and delay neither their other calls nor other people', async () => {
    const [member, other] = [await aMember(isKnown), await aMember(true)];
    const coming = await Promise.all(Array.from({ length: AT_ONCE }, () => begin(member)));
    await sleep(500);
    const oneMore = send(member);
    expect(await before(oneMore, 1_500)).toBe(false);
    expect((await send(other)).status).toBe(201);
    const input = { subject: 'NEW_CLAIM', data: '{}' };
    expect((await member.client.post('/graphql', { query: '{ __typename }', variables: input })).status).toBe(
      200,
    );
    coming[0]!.socket.destroy();
    expect((await oneMore).status).toBe(201);
  });
});

it('more files of one member than can wait are refused with a message', async () => {
  const [member, other] = [await aMember(true), await aMember(true)];
  const coming = await Promise.all(Array.from({ length: AT_ONCE + 110 }, () => begin(member)));
  const refused = () => coming.filter(({ received }) => received().startsWith('HTTP/1.1 429 '));
  for (let i = 0; i < 100 && refused().length < 10; i++) await sleep(50);
  expect(refused()).toHaveLength(10);
  expect(refused()[0]!.received()).toMatch(
    /retry-after: 20[^]*You are sending too many files at the same time/i,
  );
  expect((await send(other)).status).toBe(201);
});

it('received files wait for other changes of their person without a connection', async () => {
  const [member, other] = [await aMember(true), await aMember(true)];
  const waiting = (tx: { query<T>(sql: string): Promise<T> }) =>
    tx.query<[{ count: number }]>(
      `SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
    );
  const { sent, count } = await server.database.db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 27))', [member.claim]);
    const sent = Promise.all(Array.from({ length: AT_ONCE }, () => send(member)));
    await sleep(1_000);
    expect((await other.client.get('/api/user/profile')).status).toBe(200);
    const [{ count }] = await waiting(tx);
    return { sent, count };
  });
  expect(count).toBe(3);
  expect((await sent).map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201));
});

it('an endless file that was refused is cut off', async () => {
  const { socket, received } = await begin({ client: server.nobody.with('none'), claim: 'none' });
  const piece = chunk('x'.repeat(64 * 1024));
  const pump = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', pump);
  pump();
  await Promise.race([new Promise((resolve) => socket.once('close', resolve)), sleep(40_000)]);
  expect(received()).toMatch(/^HTTP\/1\.1 401 /);
  expect(socket.destroyed).toBe(true);
});

describe('many concurrent changes by one person', () => {
  const SEND = `mutation ($id: ID!, $message: String!) { sendAmendment(submissionId: $id, message: $message) { id } }`;

  it('wait for each other without using the connections that others need', async () => {
    const { db } = server.database;
    const member = await aUser(db);
    const claim = await aSubmission(db, server.ring, { ownerId: member.id, email: member.email });
    const asMember = await server.signIn(member);
    const asOther = await server.signIn(await aUser(db));
    const say = (message: string) =>
      asMember.data<object>(SEND, { id: claim.id, message }).then(() => message);
    await say('First.');
    await asOther.get('/api/user/profile');

    const messages = Array.from({ length: 30 }, (_, i) => `Message ${i}.`);
    const { sent, reads } = await db.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM amendment_threads FOR UPDATE');
      const sent = Promise.all(messages.map(say));
      await sleep(500);
      const reads: number[] = [];
      for (let i = 0; i < 5; i++) reads.push((await asOther.get('/api/user/profile')).status);
      return { sent, reads };
    });
    expect(reads).toEqual([200, 200, 200, 200, 200]);
    expect(await sent).toEqual(messages);
  });

  it.each([
    ['is disabled', 'UPDATE users SET enabled = false WHERE id = $1'],
    ['is signed out', 'UPDATE sessions SET revoked_at = now() WHERE user_id = $1'],
  ])('are not started after that person %s, even those of a recent sign-in', async (_, statement) => {
    const { db } = server.database;
    const member = await aUser(db);
    const claim = await aSubmission(db, server.ring, { ownerId: member.id, email: member.email });
    const asAdmin = await server.signIn(await anAdmin(db));
    const asMember = await server.signIn(member);
    await asAdmin.data(SEND, { id: claim.id, message: 'First.' });
    const answers = await db.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM amendment_threads FOR UPDATE');
      const answers = Promise.all(
        Array.from({ length: 9 }, (_, i) =>
          asMember.graphql(SEND, { id: claim.id, message: `Message ${i}.` }),
        ),
      );
      await sleep(500);
      await db.query(statement, [member.id]);
      return { answers };
    });
    const codes = (await answers.answers).map(({ body }) => body.errors?.[0]?.extensions.code ?? 'done');
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(6);
  });
});
