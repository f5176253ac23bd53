import {
  sharedStrings,
  sheet,
  styles,
  textRow,
  workbookParts,
  zipOf,
  relations,
  type Parts,
} from '../../../test/fixtures/imports/make-workbook.js';
import { readWholeFile } from '../../../test/fixtures/imports/read-whole-file.js';
import type { Notation } from '../../rules/notation.js';
import { TRADE_COLUMNS, type ColumnSet } from './columns.js';
import type { RawRow } from './file-shape.js';

const HEADER = ['sid', 'email', 'legalEntity'];
const TRADE_HEADER = ['sid', 'transactionType', 'tradeDate', 'quantity', 'pricePerShare', 'totalAmount'];

const readParts = async (parts: Parts, set?: ColumnSet) =>
  readWholeFile(await zipOf(parts), { name: 'people.xlsx', set });
const readSheetRows = (rows: string, more?: Parts, set?: ColumnSet) =>
  readParts(workbookParts(rows, more), set);

/** The cells of one trade row below a header, each as XML. */
async function tradeCells(cells: string, more?: Parts): Promise<RawRow> {
  const rows = textRow(TRADE_HEADER, 1) + `<row r="2">${cells}</row>`;
  return (await readSheetRows(rows, more, TRADE_COLUMNS)).rowsRead[0]!;
}

describe('a workbook', () => {
  it('is read row by row, without blank rows and cells', async () => {
    const rows =
      textRow(HEADER, 3) +
      '<row r="4"/>' +
      textRow(['S1', 'a@b.co', 'Żółć 😀'], 5) +
      textRow([' ', ''], 6) +
      textRow(['S2'], 9);
    const result = await readSheetRows(rows);
    expect(result.shape).toMatchObject({ format: 'xlsx', headerLine: 3, header: HEADER });
    expect(result.rows).toBe(2);
    expect(result.rowsRead.map(({ line, cells }) => [line, ...cells])).toEqual([
      [5, 'S1', 'a@b.co', 'Żółć 😀'],
      [9, 'S2', '', ''],
    ]);
  });

  it('may omit the positions of rows and cells, and state a wrong size', async () => {
    const rows = sheet(textRow(HEADER) + textRow(['S1', 'a@b.co', 'x']), '<dimension ref="A1:XFD1048576"/>');
    expect((await readParts(workbookParts('', { 'xl/worksheets/sheet1.xml': rows }))).cells).toEqual([
      ['S1', 'a@b.co', 'x'],
    ]);
  });

  it('may use a namespace prefix', async () => {
    const rows = sheet(textRow(HEADER) + textRow(['S1', 'a@b.co', 'x']))
      .replaceAll(/<(\/?)(\w)/g, '<$1x:$2')
      .replace('xmlns=', 'xmlns:x=');
    expect((await readParts(workbookParts('', { 'xl/worksheets/sheet1.xml': rows }))).rows).toBe(1);
  });

  it('has shared strings that are read like inline texts, including lone surrogates', async () => {
    const rows = textRow(HEADER, 1) + '<row r="2"><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>';
    const shared = { 'xl/sharedStrings.xml': sharedStrings(['a_xD83D_b', '_xD83D__xDE00_ _x005F_x0041_']) };
    const [row] = (await readSheetRows(rows, shared)).rowsRead;
    expect(row!.cells.slice(0, 2)).toEqual(['a\ud83db', '😀 _x0041_']);
  });

  it('has shared strings that are read without phonetic guides', async () => {
    const strings = sharedStrings(['00123', 'a@b.co', 'x&y']).replace(
      'x&amp;y</t>',
      'x</t><rPh sb="0" eb="1"><t>no</t></rPh><r><t>&amp;</t></r><r><t>y_x000D_z</t></r>',
    );
    const row =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="s"><v>2</v></c></row>';
    const result = await readSheetRows(textRow(HEADER, 1) + row, { 'xl/sharedStrings.xml': strings });
    expect(result.cells).toEqual([['00123', 'a@b.co', 'x&y\rz']]);
  });

  it('is read from its first visible sheet, in the order of the workbook (IMPORT-5)', async () => {
    const parts = workbookParts(textRow(['wrong']), {
      'xl/workbook.xml':
        '<workbook xmlns:q="x"><sheets><sheet name="Hidden" state="veryHidden" q:id="a"/><sheet name="Right" q:id="c"/><sheet name="Left" q:id="b"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relations({
        a: ['worksheet', 'worksheets/sheet1.xml'],
        b: ['worksheet', 'worksheets/sheet1.xml'],
        c: ['worksheet', '/xl/worksheets/other.xml'],
      }),
      'xl/worksheets/other.xml': sheet(textRow(HEADER) + textRow(['S1', 'a@b.co', 'x'])),
    });
    expect((await readParts(parts)).cells).toEqual([['S1', 'a@b.co', 'x']]);
  });

  describe('with another sheet', () => {
    const first = sheet(textRow(HEADER) + textRow(['S1', 'a@b.co', 'x']));
    const withOther = (other: string, state = '') =>
      readParts(
        workbookParts('', {
          'xl/workbook.xml': `<workbook xmlns:r="x"><sheets><sheet name="2017" r:id="a"/><sheet name="2018"${state} r:id="b"/></sheets></workbook>`,
          'xl/_rels/workbook.xml.rels': relations({
            a: ['worksheet', 'worksheets/sheet1.xml'],
            b: ['worksheet', 'worksheets/sheet2.xml'],
          }),
          'xl/worksheets/sheet1.xml': first,
          'xl/worksheets/sheet2.xml': other,
        }),
      );

    it('another sheet with the same columns is refused, naming both', async () => {
      await expect(withOther(first)).rejects.toThrow(
        'people.xlsx: its sheets “2017” and “2018” both contain rows to import, and only one sheet is read; combine them in one sheet, or hide the sheet that you do not want to import.',
      );
    });

    it.each([
      ['a title line', textRow(['Claims of 2018']) + textRow(HEADER) + textRow(['S1', 'a@b.co'])],
      [
        'a title, a note and other columns',
        textRow(['Claims']) +
          textRow(['', 'Settled', '2018']) +
          textRow([]) +
          textRow(['No', 'Legal Entity', 'SID', 'E-mail']) +
          textRow([]) +
          textRow(['* in capitals']) +
          textRow(['1', 'Acme', 'S1', '']),
      ],
    ])('another sheet with the same columns below %s is refused', async (_name, rows) => {
      await expect(withOther(sheet(rows))).rejects.toThrow('both contain rows to import');
    });

    it.each([
      ['that is hidden', first, ' state="hidden"'],
      ['with other columns', sheet(textRow(['Note']) + textRow(['S1 is a fund'])), ''],
      ['with a header and no row', sheet(textRow(HEADER)), ''],
      ['that is empty', sheet(''), ''],
      ['that is damaged', sheet('<row><c').slice(0, 200), ''],
      [
        'of notes with the names of the columns',
        sheet(
          textRow(['Notes']) + textRow(HEADER) + textRow(['* S1 is a fund']) + textRow(['', '', '', 'x']),
        ),
        '',
      ],
      ['of names to look up', sheet(textRow(['SID', 'Name']) + textRow(['S1', 'Acme'])), ''],
      ['of sums', sheet(textRow(['SID', 'Sum of Quantity']) + textRow(['S1', '5'])), ''],
      ['whose rows come late', sheet('<row/>'.repeat(400_000) + textRow(HEADER) + textRow(['S1'])), ''],
    ])('a workbook with another sheet %s is read', async (_name, other, state) => {
      expect((await withOther(other, state)).cells).toEqual([['S1', 'a@b.co', 'x']]);
    });
  });

  it('repeated SIDs in a workbook are found', async () => {
    const rows = [HEADER, ['S1', 'a', 'b'], ['S2', 'a', 'b'], ['S1 ', 'a', 'b']]
      .map((row) => textRow(row))
      .join('');
    expect((await readSheetRows(rows)).repeatedSids).toEqual(new Set(['S1']));
  });
});

describe('merged cells', () => {
  const rows = textRow([...HEADER, 'note'], 2) + textRow(['S1', 'a@b.co', 'x'], 3);
  const read = (...ranges: string[]) => {
    const merges = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('');
    const part = sheet(rows).replace('</worksheet>', `<mergeCells>${merges}</mergeCells></worksheet>`);
    return readParts(workbookParts('', { 'xl/worksheets/sheet1.xml': part }));
  };

  it.each([['A3:A5'], ['A2:A3'], ['B3:D4'], ['C4:C1000000']])('that span rows are refused: %s', (range) =>
    expect(read('A1:D2', range)).rejects.toThrow(
      `the cells ${range} of its sheet are merged over several rows`,
    ),
  );

  it('merged cells in a header, in one row, in unknown columns or outside the sheet are ignored', async () => {
    const ranges = ['A1:D2', 'A3:D3', 'D3:D9', 'F3:G9', 'A3', 'nonsense', ''];
    expect((await read(...ranges)).rows).toBe(1);
  });
});

describe('dates that are texts in some rows and typed in others', () => {
  const read = (days: readonly string[], asked?: Notation) => {
    const row = (day: string) =>
      `<row><c/><c/>${/^\d+$/.test(day) ? `<c s="1"><v>${day}</v></c>` : `<c t="inlineStr"><is><t>${day}</t></is></c>`}</row>`;
    const parts = workbookParts(textRow(TRADE_HEADER, 1) + days.map(row).join(''), {
      'xl/styles.xml': styles(['General', 'm/d/yyyy']),
    });
    return zipOf(parts).then((bytes) =>
      readWholeFile(bytes, { name: 'days.xlsx', set: TRADE_COLUMNS, asked }),
    );
  };
  const [MARCH_4, MAY_5, MARCH_31] = ['43163', '43225', '43190'];

  it.each([
    [['31/12/2018', MARCH_4], 'line 2 has "31/12/2018" in Trade Date, and line 3 has the date 2018-03-04'],
    [[MARCH_4, '12/31/2018'], 'line 3 has "12/31/2018" in Trade Date, and line 2 has the date 2018-03-04'],
  ])('are refused when a program may have exchanged month and day: %j', async (days, rows) => {
    await expect(read(days)).rejects.toThrow(rows);
  });

  it.each([
    ['it cannot have', ['31/12/2018', MARCH_4, MARCH_31], undefined],
    ['that makes no difference', ['31/12/2018', MAY_5], undefined],
    ['the texts have no order', ['31.12.2018', '2018-12-31', MARCH_4], undefined],
    ['the order is set by hand', ['31/12/2018', MARCH_4], { days: 'day-first' }],
  ] as const)('are read where %s', async (_name, days, asked) => {
    expect((await read(days, asked)).rows).toBe(days.length);
  });
});

describe('a cell', () => {
  const style = { 'xl/styles.xml': styles(['General', 'dd/mm/yyyy', '00000', '0.00']) };

  it('a cell with a number is read as its exact text (IMPORT-21)', async () => {
    const { cells } = await tradeCells(
      '<c r="A2" s="2"><v>123</v></c><c r="B2" t="str"><f>A1</f><v>BUY</v></c><c r="C2" s="1"><v>43159.5</v></c>' +
        '<c r="D2"><v>1.0E+3</v></c><c r="E2" s="3"><v>12.300000000000001</v></c><c r="F2"><f>D2*E2</f><v>12300</v></c>',
      style,
    );
    expect(cells).toEqual(['00123', 'BUY', '2018-02-28', '1000', '12.3', '12300']);
  });

  it('a cell with an unformatted number in the date column is read as a date', async () => {
    expect((await tradeCells('<c r="C2"><v>43159</v></c>')).cells[2]).toBe('2018-02-28');
    expect((await tradeCells('<c r="D2"><v>43159</v></c>')).cells[3]).toBe('43159');
  });

  const amounts = styles(['General', '0"."00', '#\\.##0', '0%', '0,', ';;;', '#,##0.00', '0"k"']);

  it.each([
    ['<c r="E2" s="1"><v>912550</v></c>', 'contains the number 912550 but shows 9125.50'],
    ['<c r="E2" s="2"><v>9125</v></c>', 'contains the number 9125 but shows 9.125'],
    ['<c r="E2" s="3"><v>9.125</v></c>', 'contains the number 9.125 but shows 913%'],
    ['<c r="E2" s="4"><v>9125</v></c>', 'contains the number 9125 but shows 9'],
    ['<c r="E2" s="5"><v>9125</v></c>', 'contains the number 9125 but shows nothing'],
    ['<c r="E2" s="7"><v>12</v></c>', 'contains the number 12 but shows 12k'],
    ['<c r="E2"><v>12</v><v>34</v></c>', 'contains two values'],
    ['<c r="E2" t="inlineStr"><v>12</v><is><t>34</t></is></c>', 'contains two values'],
  ])('a cell that displays another amount than it stores makes its row invalid: %s', async (cell, error) => {
    const { problem } = await tradeCells(cell, { 'xl/styles.xml': amounts });
    expect(problem?.column).toBe('pricePerShare');
    expect(problem?.message).toMatch(new RegExp(`^The cell in column E ${error}(?:;|$)`));
  });

  const rich = (font: string, before = '1', after = '2') =>
    `<r><t>${before}</t></r><r><rPr>${font}</rPr><t>${after}</t></r>`;
  const ofText = { 'xl/styles.xml': styles(['General', '@" thousand"', ';;;', '0;-0;"nil";@', '_(@_)']) };

  it.each([
    [
      '<c r="D2" t="inlineStr" s="1"><is><t>12</t></is></c>',
      'contains “12” with a number format that shows it differently',
    ],
    ['<c r="D2" t="str" s="2"><v>12</v></c>', 'contains “12” with a number format that shows it differently'],
    [
      '<c r="C2" t="s" s="1"><v>0</v></c>',
      'contains “2018-12-31” with a number format that shows it differently',
    ],
    [
      `<c r="D2" t="inlineStr"><is>${rich('<strike/>')}</is></c>`,
      'contains “12”, part of which is struck through',
    ],
    [
      `<c r="D2" t="inlineStr"><is>${rich('<vertAlign val="superscript"/>')}</is></c>`,
      'contains “12”, part of which',
    ],
    ['<c r="A2" t="s"><v>1</v></c>', 'contains “S12”, part of which is struck through'],
  ])('a cell that displays another text than it stores makes its row invalid: %s', async (cell, error) => {
    const texts = sharedStrings(['2018-12-31', 'x']).replace('<t>x</t>', rich('<strike/>', 'S1'));
    const { problem } = await tradeCells(cell, { ...ofText, 'xl/sharedStrings.xml': texts });
    expect(problem?.message).toContain(error);
  });

  it.each([
    ['<c r="D2" t="inlineStr" s="3"><is><t>12</t></is></c>', '12'],
    ['<c r="D2" t="inlineStr" s="4"><is><t>12</t></is></c>', '12'],
    [`<c r="D2" t="inlineStr"><is>${rich('<strike val="0"/>')}</is></c>`, '12'],
    [`<c r="D2" t="inlineStr"><is>${rich('<b/><vertAlign val="baseline"/>')}</is></c>`, '12'],
    [`<c r="D2" t="inlineStr"><is>${rich('<strike/>', '12', '')}</is></c>`, '12'],
    ['<c r="D2" t="s"><v>0</v></c>', 'x'],
  ])('a cell that displays its text unchanged is read: %s', async (cell, text) => {
    const texts = { 'xl/sharedStrings.xml': sharedStrings(['x']) };
    const { problem, cells } = await tradeCells(cell, { ...ofText, ...texts });
    expect({ problem, text: cells[3] }).toEqual({ problem: undefined, text });
  });

  it('a cell that displays its amount rounded and grouped is read as that amount', async () => {
    const { cells } = await tradeCells('<c r="E2" s="6"><v>9125.125</v></c>', { 'xl/styles.xml': amounts });
    expect(cells[4]).toBe('9125.1250');
  });

  const struckOut = {
    'xl/styles.xml': styles(['General', 'General', '0'])
      .replace(
        '<cellStyleXfs>',
        '<fonts><font><b/></font><font><strike/></font><font><strike val="0"/></font></fonts><cellStyleXfs>',
      )
      .replace(/<xf (numFmtId="171")/, '<xf fontId="1" $1')
      .replace(/<xf (numFmtId="172")/, '<xf fontId="2" $1'),
  };

  it.each([
    ['<c r="A2" s="1" t="inlineStr"><is><t>S1</t></is></c>', 'sid'],
    ['<c r="B2" s="1" t="inlineStr"><is><t>BUY</t></is></c>', 'transactionType'],
    ['<c r="D2" s="1"><v>12</v></c>', 'quantity'],
  ])('a cell that is completely struck out makes its row invalid: %s', async (cell, column) => {
    const { problem } = await tradeCells(cell, struckOut);
    expect(problem?.column).toBe(column);
    expect(problem?.message).toContain('is struck through; remove its row from the file');
  });

  it('a cell that is empty, or whose strikethrough is switched off, is not struck out', async () => {
    const { problem, cells } = await tradeCells('<c r="A2" s="1"/><c r="D2" s="2"><v>12</v></c>', struckOut);
    expect({ problem, cells }).toEqual({ problem: undefined, cells: ['', '', '', '12', '', ''] });
  });

  const days = {
    'xl/styles.xml': styles(['General', 'dd/mm/yyyy', '00\\/00\\/00', 'h:mm', '0.00', 'mmm yy', 'yyyy']),
  };

  it.each([
    ['<c r="C2"><v>29221</v></c>', '1980-01-01'],
    ['<c r="C2" s="4"><v>73415</v></c>', '2100-12-31'],
    ['<c r="C2" s="1"><v>2018</v></c>', '1905-07-10'],
    ['<c r="C2" s="1"><v>43464.9999999999</v></c>', '2018-12-31'],
    ['<c r="C2" t="d"><v>2018-12-31T23:30:00.5-05:00</v></c>', '2018-12-31'],
  ])('a cell that displays a date is read as that date: %s', async (cell, day) =>
    expect((await tradeCells(cell, days)).cells[2]).toBe(day),
  );

  it.each([
    ['<c r="C2"><v>29220</v></c>', 'contains the number 29220 and shows 29220, which is not a date'],
    ['<c r="C2"><v>73416</v></c>', 'contains the number 73416 and shows 73416, which is not a date'],
    ['<c r="C2"><v>2018</v></c>', 'contains the number 2018 and shows 2018, which is not a date'],
    ['<c r="C2"><v>10118</v></c>', 'contains the number 10118 and shows 10118, which is not a date'],
    ['<c r="C2" s="2"><v>41218</v></c>', 'contains the number 41218 and shows 04/12/18, which is not a date'],
    [
      '<c r="C2" s="3"><v>43159.5</v></c>',
      'contains the number 43159.5 and shows 12:00, which is not a date',
    ],
    ['<c r="C2" t="d"><v>2018-12-31 or so</v></c>', 'contains a date that cannot be read: 2018-12-31 or so'],
    ['<c r="C2" t="d"><v>T10:00</v></c>', 'contains a date that cannot be read: T10:00'],
    ['<c r="C2" s="5"><v>43374</v></c>', 'contains the date 2018-10-01 but shows only Oct 18'],
    ['<c r="C2" s="6"><v>43101</v></c>', 'contains the date 2018-01-01 but shows only 2018'],
    [
      '<c r="C2" s="5" t="d"><v>2018-10-01</v></c>',
      'contains the date 2018-10-01 but does not show all of it',
    ],
  ])('a cell in the date column that displays no date makes its row invalid: %s', async (cell, error) => {
    const { problem } = await tradeCells(cell, days);
    expect(problem?.column).toBe('tradeDate');
    expect(problem?.message).toMatch(new RegExp(`^The cell in column C ${error}(?:;|$)`));
  });

  it('counts days from 1904 when the workbook says so (IMPORT-14)', async () => {
    const book = workbookParts('')['xl/workbook.xml'] as string;
    const more = { 'xl/workbook.xml': book.replace('<sheets>', '<workbookPr date1904="1"/><sheets>') };
    expect((await tradeCells('<c r="C2"><v>41697</v></c>', more)).cells[2]).toBe('2018-02-28');
  });

  it('a cell with a typed date, a boolean or blank text is read', async () => {
    const { cells } = await tradeCells(
      '<c r="A2" t="inlineStr"><is><r><t>S</t></r><r><t>1</t></r></is></c><c r="B2" t="b"><v>1</v></c><c r="C2" t="d"><v>2018-02-28T00:00:00</v></c><c r="D2"/>',
    );
    expect(cells).toEqual(['S1', 'TRUE', '2018-02-28', '', '', '']);
  });

  it.each<[string, string, string | null, string]>([
    [
      'an Excel error',
      '<c r="D2" t="e"><v>#N/A</v></c>',
      'quantity',
      'The cell in column D contains the Excel error #N/A',
    ],
    [
      'a formula without result',
      '<c r="A2"><f>B1</f></c>',
      'sid',
      'The cell in column A contains a formula without its result',
    ],
    [
      'an unknown shared text',
      '<c r="A2" t="s"><v>7</v></c>',
      'sid',
      'refers to a text that is missing from the workbook',
    ],
    ...['&quot; &quot;', ' ', ' 0', '0x0', '1e0', '-0', '0.0'].map(
      (index): [string, string, string, string] => [
        `the shared text ${JSON.stringify(index)}`,
        `<c r="A2" t="s"><v>${index}</v></c>`,
        'sid',
        'refers to a text that is missing from the workbook',
      ],
    ),
    [
      'an unknown style',
      '<c r="A2" s="5"><v>1</v></c>',
      'sid',
      'refers to a style that is missing from the workbook',
    ],
    [
      'an invalid number',
      '<c r="D2"><v>0x10</v></c>',
      'quantity',
      'The cell in column D contains a number that cannot be read',
    ],
    [
      'a number of 16 digits',
      '<c r="A2"><v>1234567890123450</v></c>',
      'sid',
      'The cell in column A contains a number of more than 15 digits, of which a workbook loses the last',
    ],
    [
      'an amount of 16 digits',
      '<c r="E2"><v>90071992547409.12</v></c>',
      'pricePerShare',
      'contains a number of more than 15 digits',
    ],
    ['an unknown type', '<c r="A2" t="x"><v>1</v></c>', 'sid', 'is of a type that is not accepted'],
    [
      'a text that is too long',
      `<c r="B2" t="inlineStr"><is><t>${'x'.repeat(32_768)}</t></is></c>`,
      'transactionType',
      'is longer than 32767 characters',
    ],
    [
      'a position beyond the header',
      '<c r="A2"><v>1</v></c><c r="H2"><v>1</v></c>',
      null,
      'This row has 8 cells but the header has 6',
    ],
  ])('a cell with %s makes its row invalid', async (_, cells, column, message) => {
    const { problem } = await tradeCells(cells);
    expect(problem?.column).toBe(column);
    expect(problem?.message).toContain(message);
  });

  it('a cell with an identifier is read as displayed, and one with an amount as stored', async () => {
    const shown = { 'xl/styles.xml': styles(['000-000', '"X"0000000000', '0', '0.00E+00']) };
    const { cells } = await tradeCells(
      '<c r="A2" s="1"><v>1234567</v></c><c r="D2" s="2"><v>62000</v></c><c r="E2" s="2"><v>1.56</v></c><c r="F2" s="3"><v>96720</v></c>',
      shown,
    );
    expect(cells).toEqual(['X0001234567', '', '', '62000', '1.56', '96720']);
    const rounded = await tradeCells('<c r="A2" s="3"><v>123456789</v></c>', shown);
    expect(rounded.problem).toEqual({
      column: 'sid',
      message: expect.stringContaining(
        'contains the number 123456789 with a number format that does not show',
      ),
    });
  });

  describe('of an identifier or an opening balance', () => {
    const CODES = ['General', 'mmm\\-yy', 'dd/mm/yyyy', '$#,##0.00', '#,##0', '0%', '000-000', '"€"0', '0,'];
    const columns = ['sid', 'email', 'legalEntity', 'accountNo', 'bsb', 'openingBalance', 'address'];
    const recordCells = async (cell: string) => {
      const rows = textRow(columns, 1) + `<row r="2">${cell}</row>`;
      return (await readSheetRows(rows, { 'xl/styles.xml': styles(CODES) })).rowsRead[0]!;
    };

    it.each([
      ['<c r="D2" s="1"><v>43374</v></c>', 'accountNo', 'D contains the date 2018-10-01 and shows Oct-18'],
      ['<c r="A2" s="1"><v>43374</v></c>', 'sid', 'A contains the date 2018-10-01 and shows Oct-18'],
      ['<c r="E2" s="2"><v>43374</v></c>', 'bsb', 'E contains the date 2018-10-01 and shows 01/10/2018'],
      ['<c r="E2" t="d"><v>2018-10-01</v></c>', 'bsb', 'E contains the date 2018-10-01; enter'],
      [
        '<c r="F2" s="1"><v>43374</v></c>',
        'openingBalance',
        'F contains the date 2018-10-01 and shows Oct-18',
      ],
      ['<c r="F2" s="1"><v>-5</v></c>', 'openingBalance', 'F contains the number -5'],
      ['<c r="D2" t="b"><v>1</v></c>', 'accountNo', 'D contains the logical value TRUE'],
      ['<c r="F2" t="b"><v>0</v></c>', 'openingBalance', 'F contains the logical value FALSE'],
      ['<c r="D2" s="3"><v>12345678</v></c>', 'accountNo', 'but shows $12,345,678.00'],
      ['<c r="D2" s="4"><v>12345678</v></c>', 'accountNo', 'but shows 12,345,678'],
      ['<c r="D2" s="5"><v>12</v></c>', 'accountNo', 'but shows 1200%'],
      ['<c r="D2" s="7"><v>12</v></c>', 'accountNo', 'but shows €12'],
      ['<c r="D2" s="8"><v>12000</v></c>', 'accountNo', 'but shows 12'],
    ])('makes its row invalid when a program has converted it: %s', async (cell, name, error) => {
      const { problem } = await recordCells(cell);
      expect(problem).toEqual({ column: name, message: expect.stringContaining(error) });
    });

    it.each([
      ['<c r="D2"><v>12345678</v></c>', 3, '12345678'],
      ['<c r="E2" s="6"><v>62000</v></c>', 4, '062-000'],
      ['<c r="F2" s="4"><v>1500</v></c>', 5, '1500'],
      ['<c r="G2" s="1"><v>43374</v></c>', 6, '2018-10-01'],
    ])(
      'is read when it is displayed as a code; free texts are not affected: %s',
      async (cell, place, text) => {
        expect(await recordCells(cell)).toMatchObject({ problem: undefined });
        expect((await recordCells(cell)).cells[place]).toBe(text);
      },
    );
  });

  it('a cell with a shared string of escape codes is read as fast as one of characters, and rejected when it is too long', async () => {
    const codes = ['_x0041_'.repeat(32_767), '_x0041_'.repeat(32_768)];
    const more = { 'xl/sharedStrings.xml': sharedStrings(codes) };
    const row = (index: number) =>
      `<row><c t="inlineStr"><is><t>S1</t></is></c><c t="s"><v>${index}</v></c></row>`;
    const rows = textRow(TRADE_HEADER, 1) + row(0).repeat(300) + row(1).repeat(300);
    const started = process.cpuUsage();
    const { rowsRead } = await readSheetRows(rows, more, TRADE_COLUMNS);
    const { user } = process.cpuUsage(started);
    expect(rowsRead[299]!.cells[1]).toBe('A'.repeat(32_767));
    expect(rowsRead[300]!.problem).toEqual({
      column: 'transactionType',
      message: 'The cell in column B is longer than 32767 characters',
    });
    expect(user / 1_000_000).toBeLessThan(3);
  });

  it('a row of a million characters is rejected alone', async () => {
    const long = `<c t="s"><v>0</v></c>`.repeat(40);
    const more = { 'xl/sharedStrings.xml': sharedStrings(['x'.repeat(30_000)]) };
    const header = textRow([...TRADE_HEADER, ...Array.from({ length: 34 }, (_, at) => `n${at}`)], 1);
    const { rowsRead } = await readSheetRows(
      `${header}<row>${long}</row>${textRow(['S1'])}`,
      more,
      TRADE_COLUMNS,
    );
    expect(rowsRead.map(({ problem }) => problem?.message)).toEqual([
      'This row is longer than the 1,048,576 characters a row can have',
      undefined,
    ]);
  });

  it('a cell in an ignored column does not hide an error in another', async () => {
    const error = '<c t="e"><v>#N/A</v></c>';
    const rows = textRow(['other', 'sid', 'email', 'legalEntity'], 1);
    const { rowsRead } = await readSheetRows(
      `${rows}<row>${error}${error}</row><row>${error}<c><v>1</v></c></row>`,
    );
    expect(rowsRead.map(({ problem }) => problem?.column)).toEqual(['sid', undefined]);
  });

  it('far beyond the header costs nothing', async () => {
    expect((await tradeCells('<c r="XFD2"><v>1</v></c>')).problem?.message).toBe(
      'This row has 16384 cells but the header has 6',
    );
  });
});
