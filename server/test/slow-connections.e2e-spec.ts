import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { pdf } from './harness/documents.js';
import { aSubmission, anAdmin, aUser } from './harness/factories.js';
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

/** A connection and what it has received so far. */
async function connection(): Promise<{ socket: Socket; received: () => string; ended: () => boolean }> {
  const { hostname, port } = new URL(server.process.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  return { socket, received: () => received, ended: () => socket.closed || socket.readableEnded };
}

const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d{3}/g) ?? [];

async function until(holds: () => boolean, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1_000;
  while (!holds() && Date.now() < end) await sleep(50);
  return holds();
}

/** A session whose token has not been used yet, so that it waits in the queue of anonymous callers. */
const newSession = async (): Promise<[Client, string]> => {
  const member = await aUser(server.database.db);
  const claim = await aSubmission(server.database.db, server.ring, { ownerId: member.id });
  return [await server.signIn(member), claim.id];
};

const uploadHead = (client: Client, claim: string) =>
  `POST /api/attachments/${claim}/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${client.token!}\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n`;
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const FORM = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';

describe('a connection', () => {
  it('may send a few requests at once', async () => {
    const { socket, received } = await connection();
    socket.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
    expect(await until(() => answersIn(received()).length === 8, 20)).toBe(true);
  });

  it('is cut off with a hundred requests at once, and others get responses', async () => {
    const { socket, received, ended } = await connection();
    socket.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
    expect(await until(ended, 20)).toBe(true);
    expect(answersIn(received()).length).toBeLessThan(100);
    expect((await server.nobody.get('/api/health/live')).status).toBe(200);
  });

  it('is closed with the response to a body that does not arrive in time', async () => {
    const { socket, received, ended } = await connection();
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
    const drip = setInterval(() => socket.write(' '), 1_000);
    expect(await until(ended, 25)).toBe(true);
    clearInterval(drip);
    expect(received()).toMatch(/^HTTP\/1\.1 503 [^]*connection: close/i);
  });
});

describe('a slow upload of a file', () => {
  it('ends with the connection when it was refused and continues without end', async () => {
    const { socket, received, ended } = await connection();
    socket.write(uploadHead(server.nobody.with('none'), '0') + chunk(FORM));
    const drip = setInterval(() => socket.write(chunk(' ')), 500);
    expect(await until(() => answersIn(received()).length > 0, 10)).toBe(true);
    expect(received()).toMatch(/^HTTP\/1\.1 401 /);
    expect(await until(ended, 40)).toBe(true);
    clearInterval(drip);
  });

  it('delays no anonymous caller', async () => {
    const uploads = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const [client, claim] = await newSession();
        const { socket } = await connection();
        socket.write(uploadHead(client, claim) + chunk(FORM) + chunk('%PDF-1.7'));
        return setInterval(() => socket.write(chunk(' ')), 500);
      }),
    );
    await sleep(500);
    const begun = Date.now();
    const answer = await server.nobody.post('/api/auth/signin', {
      email: 'nobody@example.com',
      password: 'wrong',
    });
    uploads.forEach(clearInterval);
    expect(answer.status).toBe(400);
    expect(Date.now() - begun).toBeLessThan(5_000);
  });

  it('is stored even if it takes longer than a call may (LIMIT-1)', async () => {
    const [client, claim] = await newSession();
    const { socket, received } = await connection();
    socket.write(uploadHead(client, claim) + chunk(FORM));
    const bytes = pdf().toString('latin1');
    const pieces = 16;
    for (let i = 0; i < pieces; i++) {
      const piece = bytes.slice((bytes.length * i) / pieces, (bytes.length * (i + 1)) / pieces);
      socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`, 'latin1');
      await sleep(1_000);
    }
    socket.write(`${chunk('\r\n--b--\r\n')}0\r\n\r\n`);
    expect(await until(() => answersIn(received()).length > 0, 10)).toBe(true);
    expect(received()).toMatch(/^HTTP\/1\.1 201 /);
    const { body } = await client.get<unknown[]>(`/api/attachments/${claim}?content=none`);
    expect(body).toHaveLength(1);
  });
});

describe('a form with a part that the parser skips', () => {
  const large = 'z'.repeat(2_000_000);
  const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n';
  const FORMS: [what: string, form: string][] = [
    ['of no disposition, before a file', `--b\r\ncontent-type: text/csv\r\n\r\n${large}\r\n${file}--b--\r\n`],
    ['of no disposition, after a file', `${file}--b\r\ncontent-type: text/csv\r\n\r\n${large}\r\n--b--\r\n`],
    [
      'that is an attachment',
      `--b\r\ncontent-disposition: attachment; filename="a.pdf"\r\n\r\n${large}\r\n--b--\r\n`,
    ],
    [
      'of 90,000 characters of headers',
      `--b\r\n${'h: 1\r\n'.repeat(15_000)}\r\n${large.slice(0, 200_000)}\r\n--b--\r\n`,
    ],
  ];
  const send = async (path: string, token: string, form: string) => {
    const { socket, received } = await connection();
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
    );
    await until(() => answersIn(received()).length > 0, 12);
    return received().split('\r\n')[0];
  };

  it.each(FORMS)('is refused like a malformed one: %s', async (_, form) => {
    const [client, claim] = await newSession();
    const admin = await server.signIn(await anAdmin(server.database.db));
    expect(await send(`/api/attachments/${claim}/upload`, client.token!, form)).toMatch(/ (201|4\d\d) /);
    expect(await send('/api/import/settlement-records', admin.token!, form)).toMatch(/ (202|4\d\d) /);
  });
});
