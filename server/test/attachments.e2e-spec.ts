import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from './harness/client.js';
import { fetchBytes, pdf, png, uploadDocument } from './harness/documents.js';
import { anApiToken, aSubmission, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const LIST =
  'query ($id: ID!) { attachments(submissionId: $id) { id fileName mimetype size kind uploadedBy opensInTab mayDelete scan } }';
const MB = 1024 * 1024;

let server: TestServer;
let member: Client;
let otherMember: Client;
let admin: Client;
let claim: string;
let ownerId: string;
beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  const owner = await aUser(db, { name: 'Mira Member' });
  ownerId = owner.id;
  member = await server.signIn(owner);
  otherMember = await server.signIn(await aUser(db));
  admin = await server.signIn(await anAdmin(db));
});
afterAll(() => server.close());
beforeEach(async () => {
  claim = (await aSubmission(server.database.db, server.ring, { ownerId })).id;
});

const list = async (client: Client) =>
  (await client.data<{ attachments: Record<string, unknown>[] }>(LIST, { id: claim })).attachments;
const storedFiles = async () =>
  (
    await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((e) => e.isFile()).length;
const delete_ = (client: Client, id: string) =>
  client.graphql('mutation ($id: ID!) { deleteAttachment(id: $id) }', { id });

describe('a document of a claim', () => {
  it('is stored, listed, opened only by people with access to the claim, and audited without its name (ACCESS-6)', async () => {
    const bytes = pdf('hello');
    const { status, body } = await uploadDocument(member, claim, 'my id.pdf', bytes, { kind: 'IDENTITY' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String) as string,
      metadata: { fileName: 'my id.pdf', mimetype: 'application/pdf' },
    });
    expect(await list(member)).toEqual([
      {
        id: body.id,
        fileName: 'my id.pdf',
        mimetype: 'application/pdf',
        size: bytes.length,
        kind: 'IDENTITY',
        uploadedBy: 'Mira Member',
        opensInTab: true,
        mayDelete: true,
        scan: 'NOT_SCANNED',
      },
    ]);
    expect((await list(admin))[0]).toMatchObject({ mayDelete: false });
    const path = `/api/attachments/${claim}/${body.id}`;
    for (const client of [member, admin]) {
      const file = await fetchBytes(client, path);
      expect(file.bytes.equals(bytes)).toBe(true);
    }
    expect((await otherMember.get(path)).status).toBe(404);
    expect((await otherMember.get(`/api/attachments/${claim}`)).status).toBe(404);
    expect((await uploadDocument(otherMember, claim, 'a.pdf', bytes)).status).toBe(404);
    expect((await member.get(`/api/attachments/${body.id}/${body.id}`)).status).toBe(404);
    const audit = await server.database.db.query<{ action: string; details: object }[]>(
      `SELECT action, details FROM audit_entries WHERE subject_id = $1 AND action LIKE 'attachment%' ORDER BY id`,
      [claim],
    );
    expect(audit.map(({ action }) => action)).toEqual([
      'attachment.uploaded',
      'attachment.read',
      'attachment.read',
    ]);
    expect(JSON.stringify(audit)).not.toContain('my id');
  });

  it('is stored encrypted everywhere', async () => {
    const canary = randomBytes(12).toString('hex');
    await uploadDocument(member, claim, 'a.png', png(canary));
    const [row] = await server.database.db.query<{ files: string }[]>(
      'SELECT to_jsonb(a)::text AS files FROM attachments a WHERE submission_id = $1',
      [claim],
    );
    const { files } = row!;
    expect(files).not.toContain(canary);
    const file = await fetchBytes(
      member,
      `/api/attachments/${claim}/${(await list(member))[0]!.id as string}`,
    );
    expect(file.bytes.includes(canary)).toBe(true);
  });

  it('is listed with its bytes, or on request without them (RESTAPI-19, ATTACH-17)', async () => {
    const bytes = png();
    const { body } = await uploadDocument(member, claim, 'dot.png', bytes);
    const second = await uploadDocument(member, claim, 'x.txt', 'a', { kind: 'SUPPORTING' });
    const metadata = { fileName: 'dot.png', mimetype: 'image/png' };
    expect((await member.get(`/api/attachments/${claim}`)).body).toEqual([
      { id: body.id, metadata, fileBlob: { data: [...bytes] } },
      {
        id: second.body.id,
        metadata: { fileName: 'x.txt', mimetype: 'text/plain' },
        fileBlob: { data: [97] },
      },
    ]);
    const { body: bare } = await member.get(`/api/attachments/${claim}?content=none`);
    expect(bare).toEqual([expect.objectContaining({ id: body.id, metadata }), expect.anything()]);
    expect(bare).not.toHaveProperty('0.fileBlob');
    expect((await member.get(`/api/attachments/${claim}?content=all`)).status).toBe(400);
  });

  it('counts as a proof of identity when no kind is given (ATTACH-2)', async () => {
    await uploadDocument(member, claim, 'statement.csv', 'date,quantity\n2018-01-02,-5\n');
    expect(await list(member)).toMatchObject([{ kind: 'IDENTITY', mimetype: 'text/csv', opensInTab: false }]);
  });

  it('is sent so that nothing in it can run in our origin (ATTACH-12, ATTACH-13, SECURITY-11)', async () => {
    const shown = await uploadDocument(member, claim, 'a.pdf', pdf(), { fileName: 'é"\'.pdf' });
    const saved = await uploadDocument(member, claim, 'a.txt', 'plain words', { kind: 'SUPPORTING' });
    const inTab = await fetchBytes(member, `/api/attachments/${claim}/${shown.body.id}`);
    const asFile = await fetchBytes(member, `/api/attachments/${claim}/${saved.body.id}`);
    for (const { headers } of [inTab, asFile]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    }
    expect(inTab.headers.get('content-type')).toBe('application/pdf');
    expect(inTab.headers.get('content-disposition')).toBe(
      `inline; filename="_.pdf"; filename*=UTF-8''%C3%A9%22%27.pdf`,
    );
    expect(asFile.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(asFile.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('may be framed by our own pages only, and only when it opens in a tab (ATTACH-20)', async () => {
    const shown = await uploadDocument(member, claim, 'a.pdf', pdf());
    const saved = await uploadDocument(member, claim, 'a.txt', 'plain words', { kind: 'SUPPORTING' });
    const follow = async (id: string) => {
      const asked = await member.data<{ createDownloadTicket: { url: string } }>(
        `mutation ($id: ID!) { createDownloadTicket(kind: ATTACHMENT, id: $id) { url } }`,
        { id },
      );
      const { headers } = await fetchBytes(server.nobody, asked.createDownloadTicket.url);
      return [headers.get('content-security-policy'), headers.get('x-frame-options')];
    };
    expect(await follow(shown.body.id)).toEqual([
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'SAMEORIGIN',
    ]);
    expect(await follow(saved.body.id)).toEqual([
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'DENY',
    ]);
    const { headers } = await fetchBytes(server.nobody, '/api/downloads/unknown');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'");
  });

  it('opens by a single-use link for the person who requested it (SECURITY-6)', async () => {
    const { body } = await uploadDocument(member, claim, 'a.pdf', pdf());
    const ticket = async (client: Client, kind = 'ATTACHMENT') =>
      client.graphql<{ createDownloadTicket: { url: string } }>(
        `mutation ($id: ID!) { createDownloadTicket(kind: ${kind}, id: $id) { url } }`,
        { id: body.id },
      );
    const { url } = (await ticket(member)).body.data!.createDownloadTicket;
    expect((await fetchBytes(server.nobody, url)).bytes.equals(pdf())).toBe(true);
    expect((await server.nobody.get(url)).status).toBe(404);
    expect(
      (await server.nobody.get((await ticket(otherMember)).body.data!.createDownloadTicket.url)).status,
    ).toBe(404);
    expect((await ticket(member, 'IMPORT_REJECTIONS')).body.errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect((await ticket(member, 'PURGE_CERTIFICATE')).body.errors![0]!.extensions.code).toBe('FORBIDDEN');
  });

  it('is deleted with its bytes, only by its uploader (ATTACH-18)', async () => {
    const before = await storedFiles();
    const { body } = await uploadDocument(member, claim, 'a.pdf', pdf());
    for (const client of [otherMember, admin])
      expect((await delete_(client, body.id)).body.errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await delete_(member, body.id)).body.data).toEqual({ deleteAttachment: true });
    expect((await delete_(member, body.id)).body.errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect(await list(member)).toEqual([]);
    expect(await storedFiles()).toBe(before);
  });

  it('cannot be read by an API token without the scope for restricted fields (ATTACH-16, APITOKEN-4)', async () => {
    const { body } = await uploadDocument(member, claim, 'a.pdf', pdf());
    const tokenFor = async (scopes: string[]) =>
      server.nobody.with(await anApiToken(server.database.db, scopes));
    const bare = await tokenFor(['read', 'write']);
    expect((await bare.get(`/api/attachments/${claim}/${body.id}`)).status).toBe(403);
    expect((await bare.get(`/api/attachments/${claim}`)).status).toBe(403);
    expect((await bare.get(`/api/attachments/${claim}?content=none`)).status).toBe(200);
    expect((await uploadDocument(bare, claim, 'b.pdf', pdf())).status).toBe(201);
    const full = await tokenFor(['read', 'restricted']);
    expect((await full.get(`/api/attachments/${claim}/${body.id}`)).status).toBe(200);
  });
});

describe('an upload', () => {
  it('is stored once with one Idempotency-Key (IDEMPOTENCY-1, IDEMPOTENCY-2, IDEMPOTENCY-3)', async () => {
    const before = await storedFiles();
    const first = await uploadDocument(member, claim, 'a.pdf', pdf(), { key: 'k-1' });
    const again = await uploadDocument(member, claim, 'a.pdf', pdf(), { key: 'k-1' });
    expect(again.body).toEqual(first.body);
    expect((await uploadDocument(member, claim, 'b.pdf', pdf('other'), { key: 'k-1' })).status).toBe(422);
    expect(await list(member)).toHaveLength(1);
    expect(await storedFiles()).toBe(before + 1);
  });

  it('is accepted up to 10 MB (ATTACH-5)', async () => {
    const most = Buffer.concat([pdf(), Buffer.alloc(10 * MB - 2 * pdf().length, '%'), pdf()]);
    const before = await storedFiles();
    expect((await uploadDocument(member, claim, 'a.pdf', most)).status).toBe(201);
    for (const more of [1, 3 * MB]) {
      const { status, body } = await uploadDocument(
        member,
        claim,
        'a.pdf',
        Buffer.concat([most, Buffer.alloc(more)]),
      );
      expect(status).toBe(413);
      expect(body.message).toBe('The file is larger than 10 MB, the most we accept.');
    }
    expect(await storedFiles()).toBe(before + 1);
  });

  // Only where the system reports a process's memory.
  (existsSync('/proc/self/status') ? it : it.skip)(
    'uses less than 64 MiB of memory while it is received, however large it is (ATTACH-8)',
    async () => {
      const heldMB = async () => {
        const status = await readFile(`/proc/${server.process.child.pid}/status`, 'utf8');
        return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024;
      };
      const largest = Buffer.concat([pdf(), Buffer.alloc(10 * MB - 2 * pdf().length, '%'), pdf()]);
      const send = () => uploadDocument(member, claim, 'a.pdf', largest);
      await send();
      const before = await heldMB();
      let [most, done] = [before, false];
      const uploaded = send().finally(() => (done = true));
      while (!done) {
        most = Math.max(most, await heldMB());
        await sleep(5);
      }
      expect((await uploaded).status).toBe(201);
      expect(most - before).toBeLessThan(64);
    },
  );

  it('is refused after 50 documents, and the list with bytes is refused above 25 MB (ATTACH-5, ATTACH-17)', async () => {
    const { db } = server.database;
    const copy = `INSERT INTO attachments (submission_id, uploader_id, kind, file_name, mimetype, size, digest, storage_key)
      SELECT $1, $2, 'SUPPORTING', 'n.pdf', 'application/pdf', $4, '', gen_random_uuid()::text FROM generate_series(1, $3)`;
    await db.query(copy, [claim, ownerId, 48, 500_000]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => uploadDocument(member, claim, 'a.pdf', pdf())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 413, 413]);
    expect(answers.find(({ status }) => status === 413)!.body.message).toContain('50 documents');
    await db.query('DELETE FROM attachments WHERE submission_id = $1', [claim]);
    await db.query(copy, [claim, ownerId, 1, 25 * MB + 1]);
    const { status, body } = await member.get(`/api/attachments/${claim}`);
    expect(status).toBe(413);
    expect(body.message).toContain('?content=none');
  });

  it('leaves nothing behind when it is aborted half way', async () => {
    const before = await storedFiles();
    const { hostname, port } = new URL(server.nobody.url);
    for (let round = 0; round < 10; round += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/attachments/${claim}/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${member.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`,
      );
      socket.write(Buffer.alloc(300_000, '%'));
      await sleep(60);
      socket.destroy();
    }
    for (let tries = 0; tries < 50 && (await storedFiles()) !== before; tries += 1) await sleep(100);
    expect(await storedFiles()).toBe(before);
    expect(await list(member)).toEqual([]);
  });

  it.each([
    ['no file', (body: FormData) => body.delete('file'), 400, 'Choose a file'],
    ['another field', (body: FormData) => body.set('isAdmin', 'true'), 400, 'isAdmin is not recognised'],
    ['a kind that is none', (body: FormData) => body.set('kind', 'SELFIE'), 400, 'kind must be'],
    [
      'two files',
      (body: FormData) => body.set('second', new Blob(['x']), 'x.txt'),
      400,
      'one file at a time',
    ],
    [
      'two files of one name',
      (body: FormData) => body.append('file', new Blob(['x'])),
      400,
      'one file at a time',
    ],
    [
      'too many fields',
      (body: FormData) => {
        for (let fields = 0; fields < 8; fields += 1) body.append('kind', 'IDENTITY');
      },
      400,
      'too many fields',
    ],
    [
      'a name of 2,000 characters',
      (body: FormData) => body.set('fileName', 'n'.repeat(2_000)),
      400,
      'too long',
    ],
    ['an empty file', (body: FormData) => body.set('file', new Blob([]), 'a.pdf'), 400, 'empty'],
  ])('is refused with %s', async (_, sending, status, words) => {
    const before = await storedFiles();
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(pdf())]), 'a.pdf');
    sending(body);
    const answer = await member.send<{ message: string }>(`/api/attachments/${claim}/upload`, {
      method: 'POST',
      body,
    });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(words);
    expect(await storedFiles()).toBe(before);
  });
});
