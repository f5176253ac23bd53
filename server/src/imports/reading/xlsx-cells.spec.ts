import {
  sharedStrings,
  styles,
  textRow,
  workbookParts,
} from '../../../test/fixtures/imports/make-workbook.js';
import { readSheetRows, tradeCells, TRADE_HEADER } from '../../../test/fixtures/imports/read-sheet.js';
import { TRADE_COLUMNS } from './columns.js';

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
