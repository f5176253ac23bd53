import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHECK_HOLDS_MS } from '../src/storage/file-store.js';
import { fetchBytes, pdf, uploadDocument } from './harness/documents.js';
import { aSubmission, anAdmin } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { type ScratchS3, startS3 } from './harness/s3.js';
import { TestServer } from './harness/test-server.js';

let s3: ScratchS3;
let server: TestServer;
beforeAll(async () => {
  s3 = await startS3('scheme');
  server = await TestServer.start({ STORAGE_URL: s3.url });
});
afterAll(() => server.close());

const objects = async () =>
  (await readdir(s3.folder, { recursive: true, withFileTypes: true })).filter((e) => /_object$/.test(e.name))
    .length;

describe('a server with its files in an S3 bucket', () => {
  it('imports and stores documents there, and nothing on its own disk', async () => {
    const { db } = server.database;
    const admin = await server.signIn(await anAdmin(db));
    const rows = Array.from(
      { length: 6_000 },
      (_, at) => `S3-${at},s${at}@example.com,Fund ${at},${100_000_000 + at},${at}`,
    );
    const file = ['sid,email,legalEntity,taxNumber,openingBalance', ...rows].join('\n');
    expect(await importFile(admin, 'settlement-records', file)).toMatchObject({
      status: 'DONE',
      created: 6_000,
    });
    const claim = (await aSubmission(db, server.ring)).id;
    const bytes = Buffer.concat([pdf(), Buffer.alloc(9_000_000, '%'), pdf()]);
    const { status, body } = await uploadDocument(admin, claim, 'a.pdf', bytes, { kind: 'IDENTITY' });
    expect(status).toBe(201);
    expect((await fetchBytes(admin, `/api/attachments/${claim}/${body.id}`)).bytes.equals(bytes)).toBe(true);
    expect(await objects()).toBe(1);
    expect(await readdir(join(server.dataDir, 'files')).catch(() => [])).toEqual([]);
    // The import ran in a separate thread, whose client would repeat the warning about an old Node version.
    expect(server.process.output().split('NodeVersionSupportWarning').length - 1).toBeLessThanOrEqual(1);
    await admin.data('mutation ($id: ID!) { deleteAttachment(id: $id) }', { id: body.id });
    expect(await objects()).toBe(0);
  });

  it('stores nothing in its own folder that another node would need (OPS-7)', async () => {
    const { db } = server.database;
    const user = await anAdmin(db);
    const admin = await server.signIn(user);
    const claim = (await aSubmission(db, server.ring)).id;
    const { body } = await uploadDocument(admin, claim, 'a.pdf', pdf('kept'), { kind: 'SUPPORTING' });
    await server.process.stop();
    const empty = await mkdtemp(join(tmpdir(), 'prorata-empty-'));
    try {
      // Its keys are configuration, like the address of its database.
      await server.start({ DATA_DIR: empty, KEY_FILE: join(server.dataDir, 'identity-keys.json') });
      const there = admin.at(server.process.url);
      expect((await there.get('/api/user/profile')).body).toMatchObject({ id: user.id });
      const { bytes } = await fetchBytes(there, `/api/attachments/${claim}/${body.id}`);
      expect(bytes.equals(pdf('kept'))).toBe(true);
    } finally {
      await server.process.stop();
      await rm(empty, { recursive: true, force: true });
      await server.start();
    }
  });

  it('is not ready while the store is unavailable (OPS-15)', async () => {
    expect((await server.nobody.get('/api/health/ready')).status).toBe(200);
    await s3.stop();
    await sleep(CHECK_HOLDS_MS);
    const { status, body } = await server.nobody.get<{ checks: { files: string } }>('/api/health/ready');
    expect(status).toBe(503);
    expect(body.checks.files).toBe('down');
    const admin = await server.signIn(await anAdmin(server.database.db));
    const claim = (await aSubmission(server.database.db, server.ring)).id;
    expect((await uploadDocument(admin, claim, 'a.pdf', pdf())).status).toBe(503);
  });
});
