import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from './harness/client.js';
import { pdf, png, uploadDocument } from './harness/documents.js';
import { aSubmission, aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let member: Client;
let claim: string;
beforeAll(async () => {
  server = await TestServer.start();
  const owner = await aUser(server.database.db);
  member = await server.signIn(owner);
  claim = (await aSubmission(server.database.db, server.ring, { ownerId: owner.id })).id;
});
afterAll(() => server.close());
afterEach(() => server.database.db.query('DELETE FROM attachments'));

async function zip(names: string[]): Promise<Buffer> {
  const file = new ZipFile();
  for (const name of names) file.addBuffer(Buffer.from('<x/>'), name);
  file.end();
  return buffer(file.outputStream);
}

const stored = async () =>
  (
    await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((e) => e.isFile()).length;

const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
  Buffer.from([0xff, 0xd9]),
]);
/** Like a photo from a phone: a preview with its own end marker, and a video appended. */
const PHOTO = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 8, 0xff, 0xd8, 0xff, 0xd9, 0, 0]),
  Buffer.from([0xff, 0xda, 0, 4, 1, 1, 0x12, 0xff, 0, 0xff, 0xd0, 0x34]),
  Buffer.alloc(100_000, 0x55),
  Buffer.from([0xff, 0xd9]),
  Buffer.alloc(9_000, 0x66),
]);
const XLSX_PARTS = ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml'];
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

describe('the type of a document is recognised by its bytes', () => {
  const cases: [string, string, () => Buffer | string | Promise<Buffer>, string, string][] = [
    ['a PDF', 'a.pdf', () => pdf(), 'application/pdf', 'a.pdf'],
    ['a PDF named as a page', 'a.html', () => pdf(), 'application/pdf', 'a.html.pdf'],
    ['a PNG', 'a.png', () => png(), 'image/png', 'a.png'],
    ['a PNG named JPEG', 'a.jpg', () => png(), 'image/png', 'a.jpg.png'],
    ['a JPEG', 'a.JPG', () => JPEG, 'image/jpeg', 'a.JPG'],
    ['a photo of a telephone', 'a.jpg', () => PHOTO, 'image/jpeg', 'a.jpg'],
    ['CSV', 'a.csv', () => 'date,quantity,price\n2018-01-02,-5,"+1,000.50"\n,-,\n', 'text/csv', 'a.csv'],
    ['text', 'a.sh', () => '#!/bin/sh\n', 'text/plain', 'a.sh.txt'],
    ['text in UTF-16', 'a.txt', () => utf16('Kauf: 5 Stück'), 'text/plain', 'a.txt'],
    ['one letter', 'a.txt', () => 'x', 'text/plain', 'a.txt'],
    [
      'a workbook',
      'a.xlsx',
      () => zip(XLSX_PARTS),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'a.xlsx',
    ],
  ];
  it.each(cases)(
    'accepts %s, whatever the file name (ATTACH-3, ATTACH-4, ATTACH-6)',
    async (_, name, make, mimetype, fileName) => {
      const { status, body } = await uploadDocument(member, claim, name, await make(), {
        kind: 'SUPPORTING',
      });
      expect(body).toMatchObject({ metadata: { mimetype, fileName } });
      expect(status).toBe(201);
    },
  );

  it('accepts a workbook of trades', async () => {
    const book = await readFile(new URL('../../docs/samples/trades.xlsx', import.meta.url));
    expect((await uploadDocument(member, claim, 'a.xlsx', book, { kind: 'SUPPORTING' })).status).toBe(201);
  });
});

describe('refused documents', () => {
  const html = '<!DOCTYPE html><script>alert(1)</script>';
  const cases: [string, string, () => Buffer | string | Promise<Buffer>, string][] = [
    ['HTML named id.pdf', 'id.pdf', () => html, 'web page or other markup'],
    ['HTML after a mark and blanks', 'a.txt', () => `\ufeff \n${html}`, 'web page or other markup'],
    ['HTML in UTF-16', 'a.txt', () => utf16(html), 'web page or other markup'],
    ['markup in the middle', 'a.txt', () => `words\n<svg/onload=alert(1)>`, 'web page or other markup'],
    ['SVG', 'a.png', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'not accepted'],
    ['XML', 'a.txt', () => '<?xml version="1.0"?><a/>', 'not accepted'],
    ['a script inside a picture type that is not taken', 'a.gif', () => 'GIF89a/*<script>*/', 'not accepted'],
    ['a program', 'a.pdf', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'not accepted'],
    ['an ELF program', 'a', () => Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), 'not accepted'],
    ['a zip', 'a.zip', () => zip(['a.txt']), 'Archives are not accepted'],
    ['an empty zip', 'a.zip', () => zip([]), 'Archives are not accepted'],
    [
      'a Word file',
      'a.docx',
      () => zip(['[Content_Types].xml', 'word/document.xml']),
      'Archives are not accepted',
    ],
    [
      'a workbook with macros',
      'a.xlsx',
      () => zip([...XLSX_PARTS, 'xl/vbaProject.bin']),
      'macros or other files',
    ],
    [
      'a workbook with a program next to it',
      'a.xlsx',
      () => zip([...XLSX_PARTS, 'run.exe']),
      'macros or other files',
    ],
    [
      'a PDF that is a zip too',
      'a.pdf',
      async () => Buffer.concat([pdf(), await zip(['a.exe'])]),
      'also an archive',
    ],
    [
      'a picture that is a zip too',
      'a.png',
      async () => Buffer.concat([png(), await zip(['a.exe'])]),
      'also an archive',
    ],
    ['a PDF whose end is missing', 'a.pdf', () => pdf().subarray(0, 60), 'is incomplete'],
    ['a JPEG of seven bytes', 'a.jpg', () => Buffer.from('\xff\xd8\xff\xe0cut', 'latin1'), 'is incomplete'],
    ['half a photo', 'a.jpg', () => PHOTO.subarray(0, 60_000), 'is incomplete'],
    ['a photo cut in its preview', 'a.jpg', () => PHOTO.subarray(0, 10), 'is incomplete'],
    ['a PDF behind a page', 'a.pdf', () => Buffer.concat([Buffer.from('<b>'), pdf()]), 'not accepted'],
    ['a CSV with a formula', 'a.csv', () => 'a,b\n1,=HYPERLINK("http://x")\n', 'formula'],
    ['a CSV with a command', 'a.csv', () => "a\n+cmd|' /C calc'!A0\n", 'formula'],
    ['a CSV with a hidden command', 'a.csv', () => 'a;"-2+3+cmd|\' /C calc\'!A0"\n', 'formula'],
    ['bytes of nothing', 'a.txt', () => Buffer.from([1, 2, 3, 0]), 'not accepted'],
  ];
  it.each(cases)('include %s (ATTACH-4, ATTACH-9, ATTACH-10)', async (_, name, make, words) => {
    const before = await stored();
    const { status, body } = await uploadDocument(member, claim, name, await make(), { kind: 'SUPPORTING' });
    expect(body.message).toContain(words);
    expect(status).toBe(415);
    expect(await stored()).toBe(before);
  });

  it('include anything but a picture or a PDF as a proof of identity (ATTACH-3)', async () => {
    const { status, body } = await uploadDocument(member, claim, 'a.txt', 'me', { kind: 'IDENTITY' });
    expect(status).toBe(415);
    expect(body.message).toBe(
      'A proof of identity must be a picture or a PDF. PDF, JPEG or PNG, up to 10 MB each.',
    );
  });

  it('do not block the server, whatever they contain', async () => {
    const slow = [
      ',-'.repeat(4_000_000),
      '\n'.repeat(9_000_000),
      `,${' '.repeat(8_000_000)}=`,
      'PK\x05\x06'.repeat(2_000_000),
    ];
    for (const text of slow) {
      const from = performance.now();
      await uploadDocument(member, claim, 'a.csv', text, { kind: 'SUPPORTING' });
      expect(performance.now() - from).toBeLessThan(10_000);
    }
  });
});
