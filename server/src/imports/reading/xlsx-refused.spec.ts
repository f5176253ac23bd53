import { rawZip } from '../../../test/fixtures/imports/raw-zip.js';
import {
  relations,
  sharedStrings,
  sheet,
  textRow,
  workbookParts,
  zipOf,
  type Parts,
} from '../../../test/fixtures/imports/make-workbook.js';
import { readWholeFile } from '../../../test/fixtures/imports/read-whole-file.js';
import { RECORD_COLUMNS } from './columns.js';
import { DEFAULT_LIMITS, type ReadingLimits } from './limits.js';
import { inspectFile } from './open-file.js';
import { bufferSource } from './source.js';

const HEADER = ['sid', 'email', 'legalEntity'];
const TRADE_HEADER = ['sid', 'transactionType', 'tradeDate', 'quantity', 'pricePerShare', 'totalAmount'];

const readAll = (bytes: Buffer, limits?: ReadingLimits) =>
  readWholeFile(bytes, { name: 'people.xlsx', limits });
const readSheetRows = async (rows: string, more?: Parts) => readAll(await zipOf(workbookParts(rows, more)));

describe('a workbook that cannot be imported (IMPORT-17, IMPORT-20)', () => {
  const good = textRow(HEADER, 1) + textRow(['S1', 'a@b.co', 'x'], 2);

  it.each<[string, string, Parts, string]>([
    ['no sheet', '', { 'xl/worksheets/sheet1.xml': undefined }, 'people.xlsx: the workbook has no sheet.'],
    [
      'no workbook',
      '',
      { '_rels/.rels': undefined },
      'people.xlsx: this is an archive but not an Excel workbook (.xlsx).',
    ],
    [
      'a content list that names a missing part',
      good,
      {
        'xl/_rels/workbook.xml.rels': relations({
          rId1: ['worksheet', 'worksheets/sheet1.xml'],
          rId2: ['styles', 'styles.xml'],
        }),
      },
      'people.xlsx: the workbook is missing a part that it refers to: xl/styles.xml',
    ],
    ['an empty sheet', '', {}, 'people.xlsx: the first sheet of the workbook is empty.'],
    [
      'a header only',
      textRow(HEADER, 1),
      {},
      'people.xlsx: there is a header in line 1 but no row below it.',
    ],
    [
      'a missing column',
      textRow(['sid', 'email'], 2),
      {},
      'people.xlsx: line 2 is missing the required column legalEntity.',
    ],
    [
      'a file for the other import',
      textRow(TRADE_HEADER),
      {},
      'This looks like a trade file; use Import Trade Data',
    ],
    [
      'an external entity',
      good,
      {
        'xl/sharedStrings.xml':
          '<!DOCTYPE sst [<!ENTITY x SYSTEM "file:///etc/passwd">]><sst><si><t>&x;</t></si></sst>',
      },
      'document type definition',
    ],
    [
      'an unknown entity',
      textRow(HEADER, 1) + '<row r="2"><c><v>&boom;</v></c></row>',
      {},
      'a part of it is not XML',
    ],
    [
      'XML cut off',
      good,
      { 'xl/worksheets/sheet1.xml': sheet(good).slice(0, -20) },
      'a part of it is not XML',
    ],
    [
      'another encoding',
      good,
      { 'xl/worksheets/sheet1.xml': sheet(good).replace('UTF-8', 'ISO-8859-1') },
      'written in ISO-8859-1, not UTF-8',
    ],
    [
      'bytes that are not UTF-8',
      good,
      { 'xl/worksheets/sheet1.xml': Buffer.from(sheet(good + 'é'), 'latin1') },
      'not written in UTF-8',
    ],
    ['deep nesting', good + '<a>'.repeat(100), {}, 'nested too deeply'],
    [
      'an endless text',
      good + `<row r="3"><c r="A3"><v>${'x'.repeat(5_000_000)}</v></c></row>`,
      {},
      'a text longer than 4 MB',
    ],
    [
      'an endless attribute',
      good + `<row r="3" x="${'x'.repeat(5_000_000)}"></row>`,
      {},
      'a text longer than 4 MB',
    ],
    ['rows out of order', good + textRow(['S0'], 1), {}, 'rows are out of order after row 2'],
    ['a row too far down', good + textRow(['S0'], 1_048_577), {}, 'more than the 1,048,576 rows'],
    [
      'a row with an invalid position',
      good + '<row r="1e9999"></row>',
      {},
      'rows are out of order after row 2',
    ],
    [
      'cells out of order',
      good + '<row r="3"><c r="B3"/><c r="A3"/></row>',
      {},
      'the cells of row 3 are out of order',
    ],
    [
      'a column too far right',
      good + '<row r="3"><c r="XFE3"/></row>',
      {},
      'the cells of row 3 are out of order',
    ],
    [
      'a column without name',
      good + '<row r="3"><c r="3"/></row>',
      {},
      'a cell of row 3 gives a different position',
    ],
    [
      'a cell of another row',
      good + '<row r="3"><c r="A4"/></row>',
      {},
      'a cell of row 3 gives a different position',
    ],
    [
      'more columns than allowed',
      textRow([...HEADER, ...Array.from({ length: 998 }, (_, at) => `n${at}`)]),
      {},
      'line 1 has more than the 1,000 columns allowed',
    ],
  ])('a workbook that cannot be imported is refused with a message: %s', async (_, rows, more, message) => {
    await expect(readSheetRows(rows, more)).rejects.toThrow(message);
  });

  it('a workbook is refused when the name of a part leads out of the archive (IMPORT-19)', async () => {
    const parts = Object.entries(workbookParts(good)).map(([name, content]) => ({ name, content: content! }));
    const bytes = rawZip([...parts, { name: '../evil.xml', content: 'x' }].filter(({ content }) => content));
    await expect(readAll(bytes)).rejects.toThrow('a part of the workbook lies outside of it');
  });

  it('accepts a sheet that ends in the last possible row', async () => {
    expect((await readSheetRows(good + textRow(['S9', 'a', 'b'], 1_048_576))).rows).toBe(2);
  });

  it('a workbook is refused when its shared strings exceed the limit', async () => {
    const bytes = await zipOf(
      workbookParts(good, { 'xl/sharedStrings.xml': sharedStrings(['x'.repeat(100)]) }),
    );
    const limits = { ...DEFAULT_LIMITS, sharedTextBytes: 103 };
    await expect(readAll(bytes, limits)).rejects.toThrow('MB of text');
    expect((await readAll(bytes, { ...limits, sharedTextBytes: 104 })).rows).toBe(1);
  });

  it('a workbook is refused when a million cells share one text', async () => {
    const cell = '<row><c t="s"><v>0</v></c></row>';
    const bytes = await zipOf(
      workbookParts(textRow(HEADER) + cell.repeat(20), {
        'xl/sharedStrings.xml': sharedStrings(['x'.repeat(30_000)]),
      }),
    );
    const limits = { ...DEFAULT_LIMITS, sheetCharacters: 500_000 };
    await expect(readAll(bytes, limits)).rejects.toThrow('the cells of its sheet contain more than');
  });

  it('reports an error of the file store as such, not as a malformed file', async () => {
    const bytes = await zipOf(workbookParts(good));
    const source = {
      ...bufferSource(bytes),
      read: (start: number, length: number) =>
        start > 0 ? Promise.reject(new Error('disk away')) : Promise.resolve(bytes.subarray(start, length)),
    };
    await expect(inspectFile(source, 'people.xlsx', RECORD_COLUMNS)).rejects.toThrow('disk away');
  });
});
