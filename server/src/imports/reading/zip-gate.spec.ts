import { rawZip, type RawPart } from '../../../test/fixtures/imports/raw-zip.js';
import { workbookParts, textRow, zipOf } from '../../../test/fixtures/imports/make-workbook.js';
import { DEFAULT_LIMITS, type ReadingLimits } from './limits.js';
import { bufferSource } from './source.js';
import { openZip } from './zip-gate.js';

const ZEROS = Buffer.alloc(20 * 1024 * 1024);

/** Opens an archive and unpacks every part of it; gives the bytes unpacked. */
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

it('unpacks an honest archive', async () => {
  expect(
    await open([
      { name: 'a.xml', content: 'hello' },
      { name: 'b/c.xml', content: 'x'.repeat(1000) },
    ]),
  ).toBe(1005);
});

it.each<[string, RawPart[], string]>([
  ['a part far larger than packed', [{ name: 'a', content: ZEROS }], 'grows more than 250 times'],
  ['a size declared too small', [{ name: 'a', content: ZEROS, declaredSize: 1000 }], 'damaged or cut off'],
  ['a size declared too large', [{ name: 'a', content: 'hello', declaredSize: 1000 }], 'damaged or cut off'],
  [
    'four gigabytes declared',
    [{ name: 'a', content: 'hello', declaredSize: 0xfffffff0 }],
    'grows more than 250 times',
  ],
  ['a password', [{ name: 'a', content: 'hello', flags: 1 }], 'protected by a password'],
  [
    'a link',
    [{ name: 'a', content: '/etc/passwd', externalAttributes: (0o120777 << 16) >>> 0 }],
    'a link to a file',
  ],
  ['an unknown packing', [{ name: 'a', content: 'hello', method: 12 }], 'packed in a way'],
  [
    'two parts of one name',
    [
      { name: 'a', content: '1' },
      { name: 'A', content: '2' },
    ],
    'two parts of one name',
  ],
  ['a checksum that differs', [{ name: 'a', content: 'hello', checksum: 1 }], 'damaged or cut off'],
  [
    'a stored part that was changed',
    [{ name: 'a', content: 'hello', method: 0, checksum: 1 }],
    'damaged or cut off',
  ],
  [
    'a part that the list calls otherwise',
    [{ name: 'b', content: 'hello', listedAs: 'a' }],
    'damaged or cut off',
  ],
  [
    'overlapping parts',
    [
      { name: 'a', content: 'hello' },
      { name: 'b', content: 'hello', sharesBytesOf: 0 },
    ],
    'overlap',
  ],
])('refuses %s', async (_, parts, message) => {
  await expect(open(parts)).rejects.toThrow(message);
});

it('refuses gigabytes in a few kilobytes, where parts share their bytes', async () => {
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

it('counts parts and bytes to the limit and not beyond', async () => {
  const parts = [
    { name: 'a', content: 'hello' },
    { name: 'b', content: 'hello' },
  ];
  expect(await open(parts, { ...DEFAULT_LIMITS, zipEntries: 2, unpackedBytes: 10 })).toBe(10);
  await expect(open(parts, { ...DEFAULT_LIMITS, zipEntries: 1 })).rejects.toThrow('more than the 1 parts');
  await expect(open(parts, { ...DEFAULT_LIMITS, unpackedBytes: 9 })).rejects.toThrow('when unpacked');
});

it('refuses a workbook cut off anywhere', async () => {
  const bytes = await zipOf(workbookParts(textRow(['sid', 'email', 'legalEntity'])));
  for (let end = 4; end < bytes.length; end += 97) {
    await expect(unpack(bytes.subarray(0, end), [])).rejects.toThrow(
      'book.xlsx: the workbook is damaged or cut off',
    );
  }
});

it('answers a changed byte with a refusal or the truth, never with a crash', async () => {
  const bytes = await zipOf(workbookParts(textRow(['sid', 'email', 'legalEntity'])));
  for (let at = 0; at < bytes.length; at += 11) {
    const changed = Buffer.from(bytes);
    changed[at] = changed[at]! ^ 0xff;
    await unpack(changed, ['xl/worksheets/sheet1.xml']).catch((error: unknown) =>
      expect((error as Error).message).toMatch(/^book\.xlsx: /),
    );
  }
});
