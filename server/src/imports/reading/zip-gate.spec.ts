import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { rawZip, type RawPart } from '../../../test/fixtures/imports/raw-zip.js';
import { workbookParts, textRow, zipOf } from '../../../test/fixtures/imports/make-workbook.js';
import { DEFAULT_LIMITS, type ReadingLimits } from './limits.js';
import { bufferSource } from './source.js';
import { openZip } from './zip-gate.js';

const LOOKED_AT_FOR_THE_END = 64 * 1024 + 64;
const ZEROS = Buffer.alloc(20 * 1024 * 1024);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The bytes of memory still in use. */
function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Opens an archive and unpacks every part; returns the number of unpacked bytes. */
async function unpack(
  bytes: Buffer,
  names: string[],
  limits: ReadingLimits = DEFAULT_LIMITS,
): Promise<number> {
  const zip = await openZip(bufferSource(bytes), 'book.xlsx', limits);
  let total = 0;
  for (const name of names) for await (const chunk of zip.read(name)) total += chunk.length;
  return total;
}

const open = (parts: RawPart[], limits?: ReadingLimits) =>
  unpack(
    rawZip(parts),
    parts.map(({ name, listedAs }) => listedAs ?? String(name)),
    limits,
  );

it('an archive is unpacked when it is valid', async () => {
  expect(
    await open([
      { name: 'a.xml', content: 'hello' },
      { name: 'b/c.xml', content: 'x'.repeat(1000) },
    ]),
  ).toBe(1005);
});

it.each<[string, RawPart[], string]>([
  ['a part far larger than packed', [{ name: 'a', content: ZEROS }], 'grows more than 250 times'],
  ['a size declared too small', [{ name: 'a', content: ZEROS, declaredSize: 1000 }], 'damaged or incomplete'],
  [
    'a size declared too large',
    [{ name: 'a', content: 'hello', declaredSize: 1000 }],
    'damaged or incomplete',
  ],
  [
    'four gigabytes declared',
    [{ name: 'a', content: 'hello', declaredSize: 0xfffffff0 }],
    'grows more than 250 times',
  ],
  ['a password', [{ name: 'a', content: 'hello', flags: 1 }], 'protected by a password'],
  [
    'a symbolic link',
    [{ name: 'a', content: '/etc/passwd', externalAttributes: (0o120777 << 16) >>> 0 }],
    'a link to a file',
  ],
  ['an unknown compression method', [{ name: 'a', content: 'hello', method: 12 }], 'compressed in a way'],
  [
    'two parts with the same name',
    [
      { name: 'a', content: '1' },
      { name: 'A', content: '2' },
    ],
    'two parts with the same name',
  ],
  ['a checksum that differs', [{ name: 'a', content: 'hello', checksum: 1 }], 'damaged or incomplete'],
  [
    'a stored part that was changed',
    [{ name: 'a', content: 'hello', method: 0, checksum: 1 }],
    'damaged or incomplete',
  ],
  [
    'a part with another name in the directory',
    [{ name: 'b', content: 'hello', listedAs: 'a' }],
    'damaged or incomplete',
  ],
  [
    'overlapping parts',
    [
      { name: 'a', content: 'hello' },
      { name: 'b', content: 'hello', sharesBytesOf: 0 },
    ],
    'overlap',
  ],
])('the check of an archive refuses one with %s (IMPORT-19)', async (_, parts, message) => {
  await expect(open(parts)).rejects.toThrow(message);
});

it('an archive is refused when overlapping parts unpack kilobytes to gigabytes (IMPORT-19)', async () => {
  const parts: RawPart[] = [{ name: 'part0', content: Buffer.alloc(9 * 1024 * 1024) }];
  for (let index = 1; index < 500; index += 1)
    parts.push({
      ...parts[0]!,
      content: '',
      declaredSize: 9 * 1024 * 1024,
      name: `part${index}`,
      sharesBytesOf: 0,
    });
  const bytes = rawZip(parts);
  expect(bytes.length).toBeLessThan(64 * 1024);
  await expect(unpack(bytes, [])).rejects.toThrow('larger than 1536 MB when unpacked');
});

it('an archive may reach the limits of parts and unpacked bytes, but not exceed them (IMPORT-19, IMPORT-18)', async () => {
  const parts = [
    { name: 'a', content: 'hello' },
    { name: 'b', content: 'hello' },
  ];
  expect(await open(parts, { ...DEFAULT_LIMITS, zipEntries: 2, unpackedBytes: 10 })).toBe(10);
  await expect(open(parts, { ...DEFAULT_LIMITS, zipEntries: 1 })).rejects.toThrow('more than the 1 parts');
  await expect(open(parts, { ...DEFAULT_LIMITS, unpackedBytes: 9 })).rejects.toThrow('when unpacked');
});

it('an archive’s directory may reach its limit but not exceed it, whatever the entries declare', async () => {
  const extra = Buffer.from('\xfe\xca\x00\x00'.repeat(16), 'latin1');
  const parts: RawPart[] = [
    { name: 'a', content: 'hello', extra, comment: 'of the first' },
    { name: 'b', content: 'hello', extra },
  ];
  const list = 2 * (46 + 1 + 64) + 12;
  expect(await open(parts, { ...DEFAULT_LIMITS, zipListBytes: list, zipEntryBytes: 77 })).toBe(10);
  await expect(open(parts, { ...DEFAULT_LIMITS, zipListBytes: list - 1 })).rejects.toThrow(
    'book.xlsx: the list of parts of the workbook is larger',
  );
  await expect(open(parts, { ...DEFAULT_LIMITS, zipEntryBytes: 76 })).rejects.toThrow(
    'book.xlsx: the name and remarks of a part of the workbook are longer',
  );
});

it('an archive’s directory is read only as far as it is accepted', async () => {
  const extra = Buffer.alloc(8000);
  const many = Array.from({ length: 999 }, (_, at) => ({ name: `part${at}`, content: '', extra }));
  const source = bufferSource(rawZip(many));
  let bytes = 0;
  const counted = {
    ...source,
    read: (start: number, length: number) => {
      bytes += length;
      return source.read(start, length);
    },
  };
  await expect(openZip(counted, 'book.xlsx', DEFAULT_LIMITS)).rejects.toThrow('larger than the 500 kB');
  expect(bytes).toBeLessThan(DEFAULT_LIMITS.zipListBytes + LOOKED_AT_FOR_THE_END);
});

it('an archive’s directory with many parts is read in blocks and completely', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ name: `part${at}.pdf`, content: String(at) }));
  const bytes = rawZip(many);
  const source = bufferSource(bytes);
  let reads = 0;
  let read = 0;
  const counted = {
    ...source,
    read: (start: number, length: number) => {
      reads += 1;
      read += length;
      return source.read(start, length);
    },
  };
  const zip = await openZip(counted, 'book.xlsx', { ...DEFAULT_LIMITS, zipEntries: 5000 });
  expect(zip.names).toEqual(many.map(({ name }) => name));
  expect(reads).toBeLessThan(20);
  expect(read).toBeLessThan(bytes.length + LOOKED_AT_FOR_THE_END);
  for (const { name, content } of many.slice(-20))
    for await (const chunk of zip.read(name)) expect(String(chunk)).toBe(content);
});

it('nothing is kept of an archive’s entries but their names', async () => {
  const extra = Buffer.from('\xfe\xca\x00\x00'.repeat(2000), 'latin1');
  const parts = Array.from({ length: 60 }, (_, at) => ({ name: `part${at}`, content: '', extra }));
  const bytes = rawZip(parts);
  const before = heapUsed();
  const zips = [];
  for (let times = 0; times < 5; times += 1)
    zips.push(await openZip(bufferSource(bytes), 'book.xlsx', DEFAULT_LIMITS));
  // If kept, their 600,000 empty fields would take about 100 MB.
  expect(heapUsed() - before).toBeLessThan(10 * 1024 * 1024);
  expect(zips).toHaveLength(5);
});

it('a workbook that is cut off anywhere is refused (IMPORT-17)', async () => {
  const bytes = await zipOf(workbookParts(textRow(['sid', 'email', 'legalEntity'])));
  for (let end = 4; end < bytes.length; end += 97) {
    await expect(unpack(bytes.subarray(0, end), [])).rejects.toThrow(
      'book.xlsx: the workbook is damaged or incomplete',
    );
  }
});

it('a workbook with a changed byte is refused or read correctly, and never causes a crash (IMPORT-17)', async () => {
  const bytes = await zipOf(workbookParts(textRow(['sid', 'email', 'legalEntity'])));
  for (let at = 0; at < bytes.length; at += 11) {
    const changed = Buffer.from(bytes);
    changed[at] = changed[at]! ^ 0xff;
    await unpack(changed, ['xl/worksheets/sheet1.xml']).catch((error: unknown) =>
      expect((error as Error).message).toMatch(/^book\.xlsx: /),
    );
  }
});
