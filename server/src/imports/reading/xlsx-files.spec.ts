import {
  relations,
  sharedStrings,
  sheet,
  styles,
  textRow,
  workbookParts,
  zipOf,
} from '../../../test/fixtures/imports/make-workbook.js';
import { HEADER, readParts, readSheetRows, TRADE_HEADER } from '../../../test/fixtures/imports/read-sheet.js';
import { readWholeFile } from '../../../test/fixtures/imports/read-whole-file.js';
import type { Notation } from '../../rules/notation.js';
import { TRADE_COLUMNS } from './columns.js';

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
