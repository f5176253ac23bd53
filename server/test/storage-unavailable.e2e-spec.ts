import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AssessmentNotice } from '../src/notices/assessment-notice.entity.js';
import { CHECK_HOLDS_MS } from '../src/storage/file-store.js';
import type { Client } from './harness/client.js';
import { pdf, uploadDocument } from './harness/documents.js';
import { aSubmission, anAdmin } from './harness/factories.js';
import { BAD_LINES, type S3Front, startS3Front } from './harness/s3-front.js';
import { type ScratchS3, startS3 } from './harness/s3.js';
import { canMount, mountSmallDisk, type SmallDisk } from './harness/small-disk.js';
import { TestServer } from './harness/test-server.js';

const UNAVAILABLE_MESSAGE =
  'Files cannot be saved or opened at the moment. Nothing was lost; please try again.';
const FULL = 'There is not enough storage space for this. Nothing was changed; please try again later.';
const unavailable = { status: 503, message: UNAVAILABLE_MESSAGE, after: '5' };
const full = { status: 507, message: FULL, after: '60' };

/** Larger than one request to S3, and than the small disk. */
const LARGE = Buffer.concat([pdf(), Buffer.alloc(9_000_000, '%'), pdf()]);
const CSV = 'sid,email,legalEntity\nAWAY-1,a@example.com,Fund\n';

let server: TestServer;
let admin: Client;
/** One for each upload, since changes by one person run in turn. */
let senders: Client[];
let claim: string;
let kept: string;
const prepare = async (env: Record<string, string>) => {
  server = await TestServer.start(env);
  const { db } = server.database;
  senders = await Promise.all(uploads.map(async () => server.signIn(await anAdmin(db))));
  admin = senders[0]!;
  claim = (await aSubmission(db, server.ring)).id;
};
const keepOne = async () => {
  const { body, status } = await uploadDocument(admin, claim, 'kept.pdf', pdf('kept'));
  expect(status).toBe(201);
  kept = body.id;
};

/**
 * Everything that an upload or an import could have left; the audit entry of an opened document is written before its
 * first byte.
 */
const traces = async () =>
  server.database.db.query<object[]>(
    `SELECT (SELECT count(*) FROM attachments) AS documents, (SELECT count(*) FROM import_runs) AS runs,
      (SELECT count(*) FROM audit_entries WHERE action <> 'attachment.read') AS entries, (SELECT count(*) FROM outbox) AS jobs`,
  );

type Expected = typeof unavailable;
async function expectRefused(expected: Expected, calls: (() => Promise<Response>)[]): Promise<void> {
  const before = await traces();
  const started = Date.now();
  const answers = calls.map(async (call) => {
    const response = await call();
    const { message } = (await response.json()) as { message: string };
    return { status: response.status, message, after: response.headers.get('retry-after') };
  });
  expect(await Promise.all(answers)).toEqual(calls.map(() => expected));
  expect(Date.now() - started).toBeLessThan(15_000);
  expect(await traces()).toEqual(before);
  await expectReady(503, 'down');
}

async function expectReady(status: number, files: 'up' | 'down'): Promise<void> {
  await sleep(CHECK_HOLDS_MS + 100);
  const ready = await server.nobody.get<{ checks: object }>('/api/health/ready');
  expect([ready.status, ready.body.checks]).toEqual([status, expect.objectContaining({ files })]);
}

const send = (sender: number, path: string, bytes: Buffer | string, name: string) => {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return fetch(server.nobody.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${senders[sender]!.token}` },
    body,
  });
};
const uploads = [
  () => send(0, `/api/attachments/${claim}/upload`, pdf(), 'small.pdf'),
  () => send(1, `/api/attachments/${claim}/upload`, LARGE, 'large.pdf'),
  () => send(2, '/api/import/settlement-records', CSV, 'records.csv'),
  () => send(3, '/api/import/assessment-notices', pdf(), 'AWAY-1.pdf'),
];
const openKept = () =>
  fetch(`${server.nobody.url}/api/attachments/${claim}/${kept}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
const listKept = () =>
  fetch(`${server.nobody.url}/api/attachments/${claim}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });

describe('files on the disk', () => {
  beforeAll(() => prepare({ ROLE: 'api' }));
  afterAll(() => server.close());
  const folder = () => join(server.dataDir, 'files');

  it('are unavailable while their folder is missing, and nothing is written in its place (ERROR-7)', async () => {
    await keepOne();
    await rename(folder(), `${folder()}-away`);
    await expectRefused(unavailable, [...uploads, openKept, listKept]);
    expect(await readdir(server.dataDir)).not.toContain('files');
    await rename(`${folder()}-away`, folder());
    expect((await openKept()).status).toBe(200);
    await expectReady(200, 'up');
  });

  describe('of a few megabytes', () => {
    let disk: SmallDisk;
    beforeEach(async () => {
      if (!canMount) return;
      disk = mountSmallDisk(folder(), 'size=1m');
      await keepOne();
    });
    afterEach(() => {
      if (canMount) disk.unmount();
    });
    const onDisk = canMount ? it : it.skip;

    onDisk('have no room while it is full, and what was kept is still given out', async () => {
      await writeFile(join(folder(), 'ballast'), randomBytes(2_000_000)).catch(() => undefined);
      await expectRefused(full, uploads);
      expect((await openKept()).status).toBe(200);
      const entries = await readdir(folder(), { recursive: true, withFileTypes: true });
      expect(entries.filter((entry) => entry.isFile())).toHaveLength(2);
      disk.remount('size=20m');
      expect((await uploads[1]!()).status).toBe(201);
      await expectReady(200, 'up');
    });

    onDisk('have no room while it takes no more files', async () => {
      disk.remount('nr_inodes=3');
      await expectRefused(full, uploads);
      disk.remount('nr_inodes=50,size=20m');
      expect((await uploads[0]!()).status).toBe(201);
    });

    onDisk('are unavailable while it is read-only, and what was kept is still given out', async () => {
      disk.remount('ro');
      await expectRefused(unavailable, uploads);
      expect((await openKept()).status).toBe(200);
      disk.remount('rw');
      expect((await uploads[0]!()).status).toBe(201);
      await expectReady(200, 'up');
    });
  });
});

(canMount ? describe : describe.skip)('files on a disk of their own', () => {
  const folder = () => join(server.dataDir, 'files');
  let disk: SmallDisk;
  beforeAll(async () => {
    await prepare({ ROLE: 'api' });
    await server.process.stop();
    disk = mountSmallDisk(folder(), 'size=20m');
    await server.start();
    admin = admin.at(server.nobody.url);
  });
  afterAll(async () => {
    disk.unmount();
    await server.close();
  });

  it('are unavailable while it is not mounted, and nothing is written in its place (ERROR-7)', async () => {
    await keepOne();
    disk.unmount();
    await expectRefused(unavailable, [...uploads, openKept, listKept]);
    const entries = await readdir(folder(), { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile())).toEqual([]);
    disk = mountSmallDisk(folder(), 'size=20m');
    await expectReady(200, 'up');
    expect((await uploads[0]!()).status).toBe(201);
  });
});

describe('files in an S3 bucket', () => {
  let s3: ScratchS3;
  let front: S3Front;
  beforeAll(async () => {
    s3 = await startS3();
    front = await startS3Front(s3);
    await prepare({ ROLE: 'api', STORAGE_URL: front.url });
    await keepOne();
  });
  afterEach(() => front.behave('well'));
  afterAll(async () => {
    await server.close();
    await s3.stop();
  });

  it.each([
    ['are unavailable while the bucket may not be used', { status: 403, code: 'AccessDenied' }, unavailable],
    ['are unavailable while there is no bucket', { status: 404, code: 'NoSuchBucket' }, unavailable],
    ['are unavailable while the store asks to slow down', { status: 503, code: 'SlowDown' }, unavailable],
    [
      'are unavailable while the store has an error of its own',
      { status: 500, code: 'InternalError' },
      unavailable,
    ],
    ['have no room while the quota of the bucket is used up', { status: 403, code: 'QuotaExceeded' }, full],
    ['have no room while the store is full', { status: 507, code: 'XMinioStorageFull' }, full],
  ])('%s (ERROR-7)', async (_, { status, code }, expected) => {
    const writesOnly = expected === full;
    front.behave({ status, code, ...(writesOnly && { writesOnly }) });
    await expectRefused(expected, writesOnly ? uploads : [...uploads, openKept, listKept]);
    if (writesOnly) expect((await openKept()).status).toBe(200);
    front.behave('well');
    expect((await uploads[0]!()).status).toBe(201);
  });

  it('are reported as unavailable within 15 seconds while the store is frozen', async () => {
    front.behave('frozen');
    await expectRefused(unavailable, [...uploads, openKept, listKept]);
  });

  it('are reported as unavailable in time to a person with more uploads than changes at once (ERROR-7)', async () => {
    const { db } = server.database;
    const claims = await Promise.all(Array.from({ length: 5 }, () => aSubmission(db, server.ring)));
    const notices = claims.map(
      ({ id }) =>
        () =>
          send(0, `/api/assessment-notice/${id}/upload`, pdf(id), 'notice.pdf'),
    );
    const imports = claims.map(
      ({ sid }) =>
        () =>
          send(1, '/api/import/settlement-records', `${CSV}${sid},b@example.com,Fund\n`, 'records.csv'),
    );
    front.behave('frozen');
    await expectRefused(unavailable, [...notices, ...imports]);
  });

  it.each(BAD_LINES)('are unavailable while the connection to the store is bad: %s', async (line) => {
    front.behave(line);
    await expectRefused(unavailable, [...uploads, openKept, listKept]);
  });

  it.each(['frozen', 'slow giving'] as const)(
    'do not delay the removal of their notice while the store is %s',
    async (line) => {
      const { db } = server.database;
      const { sid } = await aSubmission(db, server.ring);
      const file = { name: 'n.pdf', storageKey: randomUUID(), wrappedKey: Buffer.alloc(1) };
      const replaced = { ...file, sid: sid! } as AssessmentNotice;
      const deleted = { ...file, sid: `OLD-${line}` } as AssessmentNotice;
      await db.getRepository(AssessmentNotice).save(replaced);
      const { id } = await db.getRepository(AssessmentNotice).save(deleted);
      front.behave(line);
      const started = Date.now();
      await admin.data('mutation ($id: ID!) { deleteNotice(id: $id) }', { id });
      await admin.data(
        'mutation ($sid: String!) { saveNoticeLink(sid: $sid, name: "N", url: "https://example.com/n") { id } }',
        { sid },
      );
      expect(Date.now() - started).toBeLessThan(10_000);
    },
  );

  it('are unavailable while the store is down (ERROR-7)', async () => {
    await front.stop();
    await expectRefused(unavailable, [...uploads, openKept, listKept]);
  });
});
