import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { zipOf } from './fixtures/imports/make-workbook.js';
import { rawZip } from './fixtures/imports/raw-zip.js';
import type { Client } from './harness/client.js';
import { CrashPoint } from './harness/crash-point.js';
import { aSubmission, anAdmin } from './harness/factories.js';
import { ended, type Run } from './harness/importing.js';
import { runOutLeases } from './harness/outbox.js';
import { TestServer } from './harness/test-server.js';

const PATH = '/api/import/assessment-notices';
const pdf = (text: string) => `%PDF-1.4\n${text}\n%%EOF\n`;

const crash = new CrashPoint();
let server: TestServer;
let email: string;
let admin: Client;

beforeAll(async () => {
  server = await TestServer.start(crash.env);
  ({ email } = await anAdmin(server.database.db));
  admin = await server.signIn({ email });
});
afterAll(async () => {
  await crash.remove();
  await server.close();
});

beforeEach(async () => {
  // The worker deletes files a moment after a run is done.
  for (const path of await stored()) await rm(path, { force: true });
  await server.database.db.query('TRUNCATE assessment_notices, submissions, import_runs, outbox CASCADE');
  for (const sid of ['N-1', 'N-2', '00123']) await aSubmission(server.database.db, server.ring, { sid });
});

const send = (name: string, bytes: Blob | string, query = '') =>
  admin.upload<{ importId: string; message: string }>(`${PATH}${query}`, name, bytes);

async function importNotices(name: string, bytes: Blob | string, query = ''): Promise<Run> {
  const { status, body } = await send(name, bytes, query);
  if (status !== 202) throw new Error(`${status}: ${body.message}`);
  return ended(admin, body.importId);
}
const zip = async (parts: Record<string, string | Buffer>) => new Blob([new Uint8Array(await zipOf(parts))]);
const notices = () =>
  server.database.db.query<{ sid: string; key: string | null; version: number }[]>(
    'SELECT sid, storage_key AS key, version FROM assessment_notices ORDER BY sid',
  );
const stored = async () => {
  const folder = join(server.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

describe('an import of assessment notices', () => {
  it('accepts one PDF named by its SID (NOTICE-8)', async () => {
    expect(await importNotices('00123.pdf', pdf('one'))).toMatchObject({
      status: 'DONE',
      rowsTotal: 1,
      read: 1,
      created: 1,
      rejected: 0,
    });
    expect(await notices()).toMatchObject([{ sid: '00123', version: 1 }]);
  });

  it('accepts an archive, stores the valid files and reports why it rejects the others (NOTICE-8)', async () => {
    const run = await importNotices(
      'notices.zip',
      await zip({
        'june/N-1.pdf': pdf('one'),
        'june/N-2.PDF': pdf('two'),
        'N-1.pdf': pdf('again'),
        'unknown.pdf': pdf('whose'),
        '00123.pdf': '<html>not a PDF</html>',
        'readme.txt': 'hello',
        '.DS_Store': 'x',
        '__MACOSX/june/._N-1.pdf': 'x',
      }),
    );
    expect(run).toMatchObject({ status: 'DONE', rowsTotal: 6, read: 6, created: 2, rejected: 4 });
    expect(run.rejections).toEqual([
      { line: 3, column: 'N-1.pdf', message: 'SID N-1 already appears in file 1' },
      { line: 4, column: 'unknown.pdf', message: 'There is no submission with SID unknown' },
      { line: 5, column: '00123.pdf', message: 'The file is not a PDF document' },
      { line: 6, column: 'readme.txt', message: 'The file name must be the SID followed by .pdf' },
    ]);
    expect((await notices()).map(({ sid }) => sid)).toEqual(['N-1', 'N-2']);
    const { body } = await admin.get<{ text: string }>(run.rejectionsUrl!);
    expect(body.text).toContain('readme.txt,6,readme.txt,The file name must be the SID followed by .pdf');
  });

  it('distinguishes SIDs by case, and rejects only the later of two files with one name', async () => {
    await aSubmission(server.database.db, server.ring, { sid: 'n-1' });
    const names = ['N-1.pdf', 'n-1.pdf', 'N-2.pdf', 'readme.txt', 'N-2.pdf', 'README.txt'];
    const parts = names.map((name, at) => ({ name, content: pdf(`file ${at}`) }));
    const run = await importNotices('a.zip', new Blob([new Uint8Array(rawZip(parts))]));
    expect(run).toMatchObject({ status: 'DONE', read: 6, created: 3, rejected: 3 });
    expect(run.rejections).toEqual([
      { line: 4, column: 'readme.txt', message: 'The file name must be the SID followed by .pdf' },
      { line: 5, column: 'N-2.pdf', message: 'SID N-2 already appears in file 3' },
      { line: 6, column: 'README.txt', message: 'The file name must be the SID followed by .pdf' },
    ]);
    expect((await notices()).map(({ sid }) => sid).sort()).toEqual(['N-1', 'N-2', 'n-1']);
  });

  it('finds the same files unchanged, and replaces a changed one, deleting the old bytes (NOTICE-8)', async () => {
    await importNotices('a.zip', await zip({ 'N-1.pdf': pdf('one'), 'N-2.pdf': pdf('two') }));
    const before = await notices();
    const run = await importNotices('b.zip', await zip({ 'N-1.pdf': pdf('one'), 'N-2.pdf': pdf('new') }));
    expect(run).toMatchObject({ created: 0, updated: 1, unchanged: 1, rejected: 0 });
    const after = await notices();
    expect(after[0]).toEqual(before[0]);
    expect(after[1]!.key).not.toBe(before[1]!.key);
    await waitFor(async () => (await stored()).length === 2);
    expect((await stored()).some((path) => path.endsWith(before[1]!.key!))).toBe(false);
  });

  it('stores the bytes of a notice encrypted', async () => {
    await importNotices('N-1.pdf', pdf('assessed loss 4711'));
    await waitFor(async () => (await stored()).length === 1);
    const [path] = await stored();
    expect((await readFile(path!)).includes('4711')).toBe(false);
  });

  it('a dry run of an import of notices reports the same and stores nothing (IMPORT-26)', async () => {
    const file = await zip({ 'N-1.pdf': pdf('one'), 'x.pdf': pdf('two') });
    expect(await importNotices('a.zip', file, '?check=true')).toMatchObject({ created: 1, rejected: 1 });
    expect(await notices()).toEqual([]);
  });

  it('accepts the same bytes for two SIDs, sent at the same time', async () => {
    const [first, second] = await Promise.all([send('N-1.pdf', pdf('same')), send('N-2.pdf', pdf('same'))]);
    expect(first.body.importId).not.toBe(second.body.importId);
    for (const { body } of [first, second])
      expect(await ended(admin, body.importId)).toMatchObject({ created: 1 });
    expect(await notices()).toHaveLength(2);
  });

  it('reads its name and its SIDs as file systems write them', async () => {
    const run = await importNotices(
      'a.zip',
      await zip({ ' N-1\u200b.pdf': pdf('one'), '.pdf': pdf('two'), 'a/\u202e.pdf': pdf('x') }),
    );
    expect(run).toMatchObject({ created: 1, rejected: 1 });
    expect(run.rejections[0]!.message).toBe('The file name is not a SID');
  });
});

describe('an upload of assessment notices without any notice is refused when it is sent', () => {
  it.each<[string, string, () => Promise<Blob | string> | Blob | string, string]>([
    ['nothing', 'N-1.pdf', () => '', 'the file is empty'],
    ['HTML named .pdf', 'N-1.pdf', () => '<html>', 'neither a PDF document nor a ZIP archive'],
    ['an archive of nothing', 'a.zip', () => zip({ '.hidden': 'x' }), 'the archive contains no file'],
    ['half an archive', 'a.zip', () => 'PK\x03\x04 and no more', 'the archive is damaged or incomplete'],
    [
      'a bomb',
      'a.zip',
      () =>
        new Blob([new Uint8Array(rawZip([{ name: 'N-1.pdf', content: Buffer.alloc(20 * 1024 * 1024) }]))]),
      'grows more than 250 times',
    ],
    [
      'a link to a file',
      'a.zip',
      () =>
        new Blob([
          new Uint8Array(
            rawZip([{ name: 'N-1.pdf', content: '/etc/passwd', externalAttributes: (0o120777 << 16) >>> 0 }]),
          ),
        ]),
      'contains a link to a file',
    ],
  ])('%s', async (_, name, bytes, sentence) => {
    const { status, body } = await send(name, await bytes());
    expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await server.database.db.query('SELECT 1 FROM import_runs')).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('an import of notices is refused with an option that applies only to trades (IMPORT-27)', async () => {
    expect((await send('N-1.pdf', pdf('x'), '?mode=append')).status).toBe(400);
  });
});

describe('an invalid file in a valid archive of notices is rejected alone', () => {
  it.each<[string, Buffer | string, string]>([
    [
      'more than 10 MB',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), randomish(10 * 1024 * 1024)]),
      'larger than 10 MB',
    ],
    ['a PDF without its end', '%PDF-1.4\nhalf', 'its end is missing'],
    ['nothing in it', '', 'The file is empty'],
  ])('%s', async (_, content, message) => {
    const run = await importNotices('a.zip', await zip({ 'N-1.pdf': content, 'N-2.pdf': pdf('two') }));
    expect(run).toMatchObject({ status: 'DONE', created: 1, rejected: 1 });
    expect(run.rejections[0]!.message).toContain(message);
  });

  it('with a false size', async () => {
    const parts = [
      { name: 'N-1.pdf', content: pdf('one'), declaredSize: 5 },
      { name: 'N-2.pdf', content: pdf('two') },
    ];
    const run = await importNotices('a.zip', new Blob([new Uint8Array(rawZip(parts))]));
    expect(run).toMatchObject({ status: 'DONE', created: 1, rejected: 1 });
    expect(run.rejections[0]!.message).toBe('The file is damaged and cannot be unpacked');
  });
});

describe('an import of notices that is killed', () => {
  const files = () => {
    const parts = ['N-1', '00123', 'N-2'].map((sid) => [`${sid}.pdf`, pdf(sid)] as const);
    return zip(Object.fromEntries([...parts, ['x.pdf', pdf('x')]]));
  };

  it.each(['import-applied:2', 'import-committed:2'])(
    'at %s has the same result (IMPORT-41)',
    async (fault) => {
      await crash.set(fault);
      const { body } = await send('a.zip', await files());
      await waitFor(() => Promise.resolve(server.process.child.signalCode !== null));
      await crash.remove();
      await runOutLeases(server);
      await server.start();
      admin = await server.signIn({ email });
      expect(await ended(admin, body.importId)).toMatchObject({
        status: 'DONE',
        read: 4,
        created: 3,
        updated: 0,
        rejected: 1,
      });
      expect((await notices()).map(({ sid, version }) => [sid, version])).toEqual([
        ['00123', 1],
        ['N-1', 1],
        ['N-2', 1],
      ]);
    },
  );
});

function randomish(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 4) bytes.writeUInt32LE((at * 2_654_435_761) >>> 0, at);
  return bytes;
}

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isSo()) return;
    await sleep(50);
  }
  throw new Error('It did not come to pass within 30 seconds.');
}
