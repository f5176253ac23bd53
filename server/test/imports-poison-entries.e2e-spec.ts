import { parse } from 'csv-parse/sync';
import { ZIP_ENTRY_BYTES } from '../src/imports/reading/limits.js';
import { workbookParts, textRow } from './fixtures/imports/make-workbook.js';
import { PoisonCount } from './fixtures/imports/poison-count.js';
import { cellAsKept, showsName, withoutQuote } from './fixtures/imports/poison-kept.js';
import { nameInHeader } from './fixtures/imports/poison-names-kept.js';
import { poisonNames } from './fixtures/imports/poison-names.js';
import { rawZip, type RawPart } from './fixtures/imports/raw-zip.js';
import type { Client } from './harness/client.js';
import { pdf, uploadDocument } from './harness/documents.js';
import { aSubmission, anAdmin } from './harness/factories.js';
import { importFile, rejectionsOf } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const { names: NAMES, seed } = poisonNames();
const count = new PoisonCount();
/** The flag of an archive for names in UTF-8. */
const UTF8 = 0x800;
const LONGEST_NAME = ZIP_ENTRY_BYTES;

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(async () => {
  process.stdout.write(`poison in entries: ${NAMES.length} texts (seed ${seed}) in ${String(count)}\n`);
  await server.close();
});

/** The encodings of names in an archive; invalid UTF-8 is decoded as well as possible. */
const WRITTEN: Record<string, (name: string) => { bytes: Buffer; read?: string }> = {
  'UTF-8': (name) => ({ bytes: Buffer.from(name), read: Buffer.from(name).toString() }),
  'bytes that are no UTF-8': (name) => {
    const bytes = Buffer.from(name, 'utf16le');
    return { bytes, read: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
  },
  'the older character set': (name) => ({ bytes: Buffer.from(name) }),
};

interface Entry {
  bytes: Buffer;
  /** As the reader decodes it; undefined when that depends on the older character set. */
  path?: string;
}

/** Entries of one name each; most names have a separate folder, so that equal ones differ. */
function entriesOf(write: (name: string) => { bytes: Buffer; read?: string }): Entry[] {
  const seen = new Set<string>();
  return NAMES.flatMap((name, at) => {
    const path = at % 5 === 0 ? name : `${at}/${name}`;
    const { bytes, read } = write(path);
    const key = (read ?? bytes.toString('latin1')).toLowerCase();
    if (bytes.length === 0 || bytes.length > LONGEST_NAME || seen.has(key)) return [];
    seen.add(key);
    return [{ bytes, path: read }];
  });
}

/** A path that leads outside is reported in full; others by their last part. */
const fileOf = (path: string) => (leadsElsewhere(path) ? path : path.split('/').at(-1)!);

const leadsElsewhere = (path: string) =>
  path.includes('\\') || /^([a-zA-Z]:|\/)/.test(path) || path.split('/').includes('..');

/** Folders and hidden files in an archive of notices are skipped. */
const isTaken = (path: string) => !/(^|\/)(\.[^/]*)?$/.test(path) && !path.startsWith('__MACOSX/');

const sidIn = (file: string) => cellAsKept('sid', /^(.*)\.pdf$/isu.exec(file.trim())?.[1] ?? '');
const fitForSid = (sid: string) => sid !== '' && sid.length <= 64 && !/[\0\p{Cs}]/u.test(sid);

describe.each(Object.entries(WRITTEN))('an archive of notices with names in %s', (kind, write) => {
  it('applies the files with valid names and rejects each other file by its name', async () => {
    const { db } = server.database;
    await db.query('TRUNCATE assessment_notices, submissions, import_runs, outbox CASCADE');
    const entries = entriesOf(write);
    const sids = entries.map(({ path }) => sidIn(fileOf(path ?? ''))).filter(fitForSid);
    const good = entries.map((_, at) => `GOOD-${at}`);
    await db.query(
      `INSERT INTO submissions (sid, email, legal_entity)
       SELECT sid, 'p' || n || '@example.com', 'Fund' FROM unnest($1::text[]) WITH ORDINALITY s(sid, n)`,
      [[...new Set([...sids, ...good])]],
    );
    const flags = kind === 'the older character set' ? 0 : UTF8;
    const parts = entries.flatMap<RawPart>(({ bytes }, at) => [
      { name: bytes, content: pdf(`of ${at}`), flags, method: 0 },
      { name: `${good[at]}.pdf`, content: pdf(`good ${at}`), flags, method: 0 },
    ]);

    const archive = new Blob([new Uint8Array(rawZip(parts))]);
    const run = await importFile(admin, 'assessment-notices', archive, '', 'ä"😀.zip');

    expect(run).toMatchObject({ status: 'DONE', message: null, rowsTotal: run.read });
    expect(run.read).toBe(run.created + run.rejected);
    const kept = await db.query<{ sid: string }[]>('SELECT sid FROM assessment_notices');
    const keptSids = new Set(kept.map(({ sid }) => sid));
    expect(good.filter((sid) => !keptSids.has(sid))).toEqual([]);
    const rejected = await rejectionsOf(server, run.id);
    const { csv, fileName } = await rejectionsFile(run.rejectionsUrl!);
    expect(fileName).toBe('ä%22😀-rejected.csv');
    const givenBack = new Map(csv.map((row) => [Number(row[1]), row]));
    let line = 0;
    for (const { bytes, path } of entries) {
      if (isTaken(path ?? bytes.toString('latin1'))) {
        line += 1;
        const file = path === undefined ? undefined : fileOf(path);
        const reason = rejected.get(line);
        if (reason) {
          const name = withoutQuote(givenBack.get(line)![0]!);
          const isReported =
            (file ?? name) === name && showsName(name, reason.column!, 200) && /\w \w/.test(reason.message);
          count.add(isReported ? 'rejected' : 'lost', [line, file, name, reason]);
        } else count.add(keptSids.has(sidIn(file ?? '')) ? 'kept' : 'lost', [line, file]);
      }
      // The valid file after it.
      line += 1;
      expect(rejected.has(line)).toBe(false);
    }
    expect(line).toBe(run.read);
    expect(count.lostNow()).toEqual([]);
  });
});

async function rejectionsFile(path: string): Promise<{ csv: string[][]; fileName: string }> {
  const response = await fetch(admin.url + path, { headers: { authorization: `Bearer ${admin.token}` } });
  const csv = parse(await response.text(), { bom: true }).slice(1);
  return { csv, fileName: nameInHeader(response.headers) };
}

/** A workbook with additional parts of these names. */
function workbookWith(folder: string, names: readonly string[]): Buffer {
  const rows = textRow(['sid', 'email', 'legalEntity']) + textRow(['W-1', 'w@example.com', 'Wattle']);
  const own = Object.entries(workbookParts(rows)).map(([name, content]) => ({ name, content: content! }));
  const types = { name: '[Content_Types].xml', content: '<Types/>' };
  const taken = new Set([types.name, ...own.map(({ name }) => name)].map((name) => name.toLowerCase()));
  const more = names.map((name) => ({
    name: folder + Buffer.from(name).toString(),
    content: 'x',
    flags: UTF8,
  }));
  const others = more.filter(({ name }) => {
    const isNew = Buffer.byteLength(name) <= LONGEST_NAME && name !== '' && !taken.has(name.toLowerCase());
    taken.add(name.toLowerCase());
    return isNew;
  });
  return rawZip([types, ...own, ...others]);
}

describe.each(['', 'xl/', 'xl/worksheets/'])('a workbook with parts of any name in %j', (folder) => {
  const names = NAMES.filter((name) => !leadsElsewhere(folder + name));

  it('is imported as if they did not exist', async () => {
    await server.database.db.query('TRUNCATE submissions, import_runs, outbox CASCADE');
    const file = new Blob([new Uint8Array(workbookWith(folder, names))]);
    const run = await importFile(admin, 'settlement-records', file, '', 'book.xlsx');
    expect(run).toMatchObject({ status: 'DONE', message: null, read: 1, created: 1 });
    count.add('kept', [folder]);
  });

  it('is refused as a document of a claim, with a message', async () => {
    const { id } = await aSubmission(server.database.db, server.ring);
    const { status, body } = await uploadDocument(admin, id, 'book.xlsx', workbookWith(folder, names), {
      kind: 'SUPPORTING',
    });
    expect([status, body.message]).toEqual([415, expect.stringContaining('Excel file contains')]);
  });
});

it.each(['/etc/a\u0000', 'xl/../../a', 'C:a', 'xl\\a', '\\\\host\\a'])(
  'a workbook with a part named %j is refused by that name (IMPORT-19)',
  async (name) => {
    const file = new Blob([new Uint8Array(workbookWith('', [name]))]);
    const run = await importFile(admin, 'settlement-records', file, '', 'book.xlsx');
    const start = 'book.xlsx: a part of the workbook lies outside of it: ';
    expect(run).toMatchObject({ status: 'REFUSED', message: expect.stringContaining(start) as string });
    expect(showsName(name, run.message!.slice(start.length))).toBe(true);
  },
);

it('a workbook with two parts of one name is refused by that name (IMPORT-19)', async () => {
  const twice = rawZip(['a\u202eb.xml', 'A\u202eB.xml'].map((name) => ({ name, content: 'x', flags: UTF8 })));
  const file = new Blob([new Uint8Array(twice)]);
  const run = await importFile(admin, 'settlement-records', file, '', 'book.xlsx');
  expect(run).toMatchObject({
    status: 'REFUSED',
    message: 'book.xlsx: the workbook contains two parts with the same name: A\\u{202e}B.xml',
  });
});
