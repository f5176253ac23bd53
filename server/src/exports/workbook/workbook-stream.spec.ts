import { buffer } from 'node:stream/consumers';
import { sheetRow } from './cells.js';
import { MOST_SHEET_ROWS, TooManyRows, workbookStream } from './workbook-stream.js';

describe('a row of a sheet', () => {
  it.each([
    ['number', '1234.5', '<c r="A2"><v>1234.5</v></c>'],
    ['number', '1234567890123456', 't="inlineStr"'],
    ['number', 'NONE', 't="inlineStr"'],
    ['date', '2018-03-01', '<c r="A2" s="1"><v>43160</v></c>'],
    ['date', 'soon', 't="inlineStr"'],
    ['text', '=1+1', '<is><t xml:space="preserve">=1+1</t></is>'],
    ['text', '<a&b>\u0001', '&lt;a&amp;b&gt;</t>'],
    ['text', '_x0041_ and _x005f_', '>_x005F_x0041_ and _x005F_x005f_</t>'],
    ['text', 'one\r\ntwo', 'one&#13;\ntwo</t>'],
  ] as const)('writes the %s %j', (kind, text, expected) => {
    expect(sheetRow(2, [text], [kind])).toContain(expected);
  });

  it('omits empty cells and gives the others their position', () => {
    expect(sheetRow(1, [...Array<string>(26).fill(''), 'x'], [])).toMatch(/^<row r="1"><c r="AA1"/);
  });
});

describe('a workbook', () => {
  it('is refused when a sheet cannot hold its rows', async () => {
    function* rows() {
      for (let row = 0; row <= MOST_SHEET_ROWS; row += 1) yield [];
    }
    await expect(buffer(workbookStream(rows()))).rejects.toThrow(TooManyRows);
  });
});
