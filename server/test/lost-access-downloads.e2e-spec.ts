import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { pdf, uploadDocument } from './harness/documents.js';
import { anAdmin, anApiToken, aSubmission } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

/** More than the buffers of a connection hold when the client has stopped reading. */
const LARGE = Buffer.concat([pdf(), Buffer.alloc(9_900_000, '%'), pdf()]);

let server: TestServer;
let list: string;
let document: string;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  const claim = await aSubmission(db, server.ring);
  const admin = await server.signIn(await anAdmin(db));
  list = `/api/attachments/${claim.id}`;
  const { body } = await uploadDocument(admin, claim.id, 'a.pdf', LARGE);
  document = body.id;
});
afterAll(() => server.close());

const WAYS: [what: string, path: (client: Client) => Promise<string> | string][] = [
  ['a list with the bytes', () => list],
  ['a document', () => `${list}/${document}`],
  [
    'a document by a link',
    async (client) => {
      const { ticket } = await client.data<{ ticket: { url: string } }>(
        'mutation ($id: ID!) { ticket: createDownloadTicket(kind: ATTACHMENT, id: $id) { url } }',
        { id: document },
      );
      return ticket.url;
    },
  ],
];

/** Starts to read, pauses, lets something happen, reads on. @returns whether the response was complete */
async function readAround(client: Client, path: string, meanwhile: () => Promise<unknown>): Promise<boolean> {
  const call = get(server.nobody.url + path, {
    agent: false,
    headers: path.includes('/downloads/') ? {} : { authorization: `Bearer ${client.token!}` },
  });
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  call.on('error', () => undefined);
  await meanwhile();
  await sleep(6_000);
  const closed = new Promise((resolve) => response.once('close', resolve));
  response.on('error', () => undefined).resume();
  await closed;
  return response.complete;
}

describe.each(WAYS)('%s being read', (_, path) => {
  it.each([
    ['is disabled', 'UPDATE users SET enabled = false WHERE id = $1'],
    ['is signed out', 'UPDATE sessions SET revoked_at = now() WHERE user_id = $1'],
    ['is made a member', `UPDATE users SET role = 'STANDARD' WHERE id = $1`],
  ])('is cut off when its reader %s', async (_how, statement) => {
    const { db } = server.database;
    const user = await anAdmin(db);
    const client = await server.signIn(user);
    const shut = () => db.query(statement, [user.id]);
    expect(await readAround(client, await path(client), shut)).toBe(false);
  });

  it('is complete for a reader who stays, even if the session has expired meanwhile', async () => {
    const { db } = server.database;
    const user = await anAdmin(db);
    const client = await server.signIn(user);
    const goOn = () =>
      db.query(`UPDATE sessions SET last_seen_at = now() - interval '2 hours' WHERE user_id = $1`, [user.id]);
    expect(await readAround(client, await path(client), goOn)).toBe(true);
  });
});

it('a document being read is cut off when the token of its script is revoked', async () => {
  const { db } = server.database;
  const script = server.nobody.with(await anApiToken(db, ['read', 'restricted']));
  const revoke = () => db.query('UPDATE api_tokens SET revoked_at = now()');
  expect(await readAround(script, `${list}/${document}`, revoke)).toBe(false);
});
