import { readWholeFile, type ReadOptions } from '../../../test/fixtures/imports/read-whole-file.js';
import { RECORD_COLUMNS, TRADE_COLUMNS } from './columns.js';
import { DEFAULT_LIMITS } from './limits.js';
import { inspectFile, readRows } from './open-file.js';
import { bufferSource } from './source.js';
import { structuralPass } from './structural-pass.js';

const HEADER = 'sid,email,legalEntity';

const readAll = (content: string | Buffer, options: Partial<ReadOptions> = {}) =>
  readWholeFile(content, { name: 'people.csv', piece: 7, ...options });

const refusal = (...parameters: Parameters<typeof readAll>) => expect(readAll(...parameters)).rejects;

describe('encodings', () => {
  const text = `${HEADER}\nS1,a@b.co,Żółć & Söhne €\nS2,c@d.co,日本株式会社 😀\n`;
  const cells = [
    ['S1', 'a@b.co', 'Żółć & Söhne €'],
    ['S2', 'c@d.co', '日本株式会社 😀'],
  ];
  const utf16 = Buffer.from(text, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`), 'utf-8'],
    ['UTF-16 LE', utf16, 'utf-16le'],
    ['UTF-16 LE with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 BE', Buffer.from(utf16).swap16(), 'utf-16be'],
    ['UTF-16 BE with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 'utf-16be'],
  ])('a CSV file is read in %s (IMPORT-6)', async (_, bytes, encoding) => {
    const result = await readAll(bytes);
    expect(result.cells).toEqual(cells);
    expect(result.shape.encoding).toBe(encoding);
  });

  it('reads Windows-1252 with its bytes 80 to 9F (IMPORT-6)', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${HEADER}\nS1,a@b.co,`),
      Buffer.from([0x80, 0x93, 0xe9, 0x9f, 0x0a]),
    ]);
    const result = await readAll(bytes);
    expect(result.cells).toEqual([['S1', 'a@b.co', '€“éŸ']]);
  });

  it('reads the whole file as Windows-1252 when bytes far from its start are not UTF-8 (IMPORT-6)', async () => {
    const good = 'S1,a@b.co,Smith\n'.repeat(10_000);
    const bytes = Buffer.concat([
      Buffer.from(`${HEADER}\n${good}`),
      Buffer.from([0x53, 0x39, 0x2c, 0x2c, 0xe9, 0x0a]),
    ]);
    const result = await readAll(bytes, { piece: 65_536 });
    expect(result.shape.encoding).toBe('windows-1252');
    expect(result.cells[0]).toEqual(['S1', 'a@b.co', 'Smith']);
    expect(result.cells[10_000]).toEqual(['S9', '', 'é']);
  });

  it('refuses a file with a UTF-8 byte order mark that is not UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from(`\ufeff${HEADER}\nS1,a@b.co,`), Buffer.from([0xe9, 0x0a])]);
    await refusal(bytes).toThrow('people.csv: the file is UTF-8, but line');
  });
});

describe('shapes of CSV', () => {
  it.each([
    ['comma', 'sid,email,legalEntity\nS1,a@b.co,x\n'],
    ['semicolon', 'sid;email;legalEntity\nS1;a@b.co;x\n'],
    ['tab', 'sid\temail\tlegalEntity\nS1\ta@b.co\tx\n'],
    ['CR only', 'sid,email,legalEntity\rS1,a@b.co,x\r'],
    ['quoted header', '"sid";"email";"legalEntity"\r\n"S1";"a@b.co";"x"'],
    ['Excel separator line', 'sep=;\r\nsid;email;legalEntity\r\nS1;a@b.co;x\r\n'],
    ['that line as saved by another program', '"sep=;";;\nsid;email;legalEntity\nS1;a@b.co;x\n'],
    ['blank lines first and between', '\n\nsid,email,legalEntity\n\n , ,\nS1,a@b.co,x\n,,\n\n'],
    ['empty cells at the ends', 'sid,email,legalEntity,,\nS1,a@b.co,x,,,,\n'],
  ])('reads CSV with %s (IMPORT-5)', async (_, text) =>
    expect((await readAll(text)).cells).toEqual([['S1', 'a@b.co', 'x']]),
  );

  it('matches header names in any spelling and reports unknown ones (IMPORT-7)', async () => {
    const { shape } = await readAll('Legal_Entity, SID ,Fax No,ABN/ACN,,E-Mail\nx,S1,,,,a@b.co\n');
    expect(shape.columns).toEqual(['legalEntity', 'sid', null, 'abnAcn', null, 'email']);
    expect(shape.unknownColumns).toEqual(['Fax No', '(column 5, without a name)']);
  });

  it('a CSV file knows the line of every row', async () => {
    const { rowsRead } = await readAll(`${HEADER}\n\nS1,a@b.co,"two\nlines"\nS2,c@d.co,x\n`);
    expect(rowsRead.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('rejects only the row that has a different number of cells', async () => {
    const { rowsRead } = await readAll(`${HEADER}\nS1,a@b.co\nS2,a@b.co,x,y,z\nS3,a@b.co,ok\nS4,"a\nb"\n`);
    expect(rowsRead.map(({ problem }) => problem?.message)).toEqual([
      'This row has 2 cells but the header has 3',
      'This row has 5 cells but the header has 3',
      undefined,
      'This row has 2 cells but the header has 3 (it runs from line 5 to line 6: is a quotation mark missing?)',
    ]);
  });

  it('extracts the same cells from a kept row', async () => {
    const { rowsRead } = await readAll(
      `${HEADER}\nS1,a@b.co,x,,\nS2,"a ""b""","two\nlines, one cell"\nS3,=H("x"),"y" z\nS4,a,b,c\nS5\n`,
    );
    expect(rowsRead.map(({ kept }) => kept.cells)).toEqual([
      ['S1', 'a@b.co', 'x'],
      ['S2', 'a "b"', 'two\nlines, one cell'],
      ['S3', '=H("x")', '"y" z'],
      ['S4', 'a', 'b', 'c'],
      ['S5'],
    ]);
  });

  it('passes rows on in bounded batches', async () => {
    const source = bufferSource(Buffer.from(`${HEADER}\n${'S1,a@b.co,x\n'.repeat(4500)}`));
    const shape = await inspectFile(source, 'people.csv', RECORD_COLUMNS);
    const sizes: number[] = [];
    for await (const batch of readRows(source, shape)) sizes.push(batch.length);
    expect(sizes).toEqual([...Array.from({ length: 22 }, () => 200), 100]);
  });
});

describe('repeated SIDs', () => {
  const trades = 'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\n';

  it('are found anywhere in a file of records, after cleaning', async () => {
    const { repeatedSids } = await readAll(
      `${HEADER}\nS1,a@b.co,x\nS2,a@b.co,x\n" S\u200b1",a@b.co,x\ns1,a@b.co,x\n`,
    );
    expect(repeatedSids).toEqual(new Set(['S1']));
  });

  it('are found in a trade file only when they are not contiguous', async () => {
    const rows = ['A', ' A', 'B', 'B', 'C', 'B'].map((sid) => `${sid},BUY,2018-01-02,1,1,1\n`).join('');
    const { repeatedSids } = await readAll(trades + rows, { set: TRADE_COLUMNS });
    expect(repeatedSids).toEqual(new Set(['B']));
  });
});

describe('a file that cannot be imported (IMPORT-17)', () => {
  it.each([
    ['an empty file', '', 'people.csv: the file is empty.'],
    ['blanks only', ' \n\n', 'people.csv: the file contains no text.'],
    ['a header only', `${HEADER}\n`, 'people.csv: there is a header in line 1 but no row below it.'],
    [
      'a missing column',
      'sid,legalEntity\nS1,x\n',
      'people.csv: line 1 is missing the required column email.',
    ],
    [
      'two missing columns',
      'sid\nS1\n',
      'people.csv: line 1 is missing the required columns email, legalEntity.',
    ],
    [
      'a duplicate column',
      'sid,email,legalEntity,S_I-D\nS1,a,b,c\n',
      'people.csv: line 1 contains the column sid twice (as columns 1 and 4).',
    ],
    [
      'no header',
      'S1,a@b.co,x\n',
      'people.csv: line 1 contains none of the column names; sid, email, legalEntity must be present.',
    ],
    ['a PDF', '%PDF-1.7\n', 'people.csv: this is a PDF document, not a CSV or XLSX file.'],
    [
      'an old workbook',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'people.csv: this is an old Excel file (.xls)',
    ],
    ['a ZIP', Buffer.from('PK\u0003\u0004rest'), 'people.csv: this is a workbook or an archive'],
    ['zero bytes', Buffer.alloc(5000), 'people.csv: this is not a text file'],
    ['random bytes', Buffer.from('0102030405060708ff00fe', 'hex'), 'people.csv: this is not a text file'],
    [
      'an open quote in the header',
      'sid,"email,legalEntity\nS1,x,y\n',
      'people.csv: the quotation mark that opens in line 1, column 2',
    ],
    [
      'an endless header',
      `${HEADER},${'x'.repeat(70_000)}\nS1,a,b,c\n`,
      'people.csv: line 1 should contain the column names but does not end',
    ],
    [
      'an open quote below',
      `${HEADER}\nS1,"a@b.co,x\nS2,c@d.co,y\n`,
      'people.csv: the quotation mark that opens in line 2, column "email" is never closed properly.',
    ],
    [
      'a cell of 10 MB',
      `${HEADER}\nS1,a@b.co,x\nS2,c@d.co,${'y'.repeat(10_000_000)}\n`,
      'people.csv: the row in line 3, column "legalEntity" is longer than the 1,048,576 characters a row can have.',
    ],
  ])('a file that cannot be imported is refused with a message: %s', async (_, content, message) =>
    refusal(content, { piece: 65_536 }).toThrow(message),
  );

  it('names the import that accepts the file', async () => {
    const trades =
      'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\nS1,BUY,2018-01-02,1,1,1\n';
    await refusal(trades).toThrow('This looks like a trade file; use Import Trade Data');
    await refusal(`${HEADER}\nS1,a@b.co,x\n`, { set: TRADE_COLUMNS }).toThrow(
      'This looks like a file of settlement records; use Import Submissions',
    );
  });

  it('reports that text in a file named .xlsx is not a workbook', async () => {
    await refusal(`${HEADER}\nS1,a@b.co,x\n`, { name: 'people.xlsx' }).toThrow(
      'people.xlsx: this is not an Excel workbook',
    );
  });

  it('shows the name without deceptive characters', async () => {
    await refusal('', { name: 'a\r\n\u202efdp.csv' }).toThrow(/^afdp\.csv: the file is empty\.$/);
  });

  it('an unclosed quote in row 2 of 100,000 is found at once and reported', async () => {
    const text = `${HEADER}\nS1,a@b.co,"x\n${'S2,c@d.co,y\n'.repeat(100_000)}`;
    await refusal(text, { piece: 262_144 }).toThrow(
      'the quotation mark that opens in line 2, column "legalEntity"',
    );
  });

  it.each([
    ['before its accents', ['S1,a@b.co,\xff', 'S2,a@b.co,Zoë'], 2],
    ['after its accents', ['S1,a@b.co,Zoë', 'S2,a@b.co,\xff'], 3],
  ])('a UTF-8 file damaged %s is refused, naming the line', async (_, rows, line) => {
    const text = Buffer.from([HEADER, ...rows].join('\n'));
    const bad = Buffer.from('\xff');
    const at = text.indexOf(bad);
    const bytes = Buffer.concat([text.subarray(0, at), Buffer.from([0xff]), text.subarray(at + bad.length)]);
    const source = bufferSource(bytes);
    const shape = await inspectFile(source, 'people.csv', RECORD_COLUMNS);
    await expect(structuralPass(source, shape)).rejects.toThrow(
      `people.csv: the file is UTF-8, but line ${line} contains bytes that are not; save it again as UTF-8.`,
    );
  });

  it('one trade too many of a SID is refused, and the maximum is accepted', async () => {
    const header = 'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount';
    const row = 'S1,BUY,2018-01-01,1,1,1\n';
    const source = bufferSource(Buffer.from(`${header}\n${row.repeat(3)}S2${row.slice(2)}`));
    const shape = await inspectFile(source, 'trades.csv', TRADE_COLUMNS);
    const pass = (tradesOfSid: number) =>
      structuralPass(source, shape, { limits: { ...DEFAULT_LIMITS, tradesOfSid } });
    expect((await pass(3)).rows).toBe(4);
    await expect(pass(2)).rejects.toThrow('SID S1 has more than the 2 trades allowed for one SID.');
  });

  it('one row or byte too many is refused, and the maximum is accepted (IMPORT-18)', async () => {
    const source = bufferSource(Buffer.from(`${HEADER}\n${'S1,a@b.co,x\n'.repeat(3)}`));
    const shape = await inspectFile(source, 'people.csv', RECORD_COLUMNS, {
      ...DEFAULT_LIMITS,
      csvBytes: source.size,
    });
    const pass = (csvRows: number) =>
      structuralPass(source, shape, { limits: { ...DEFAULT_LIMITS, csvRows } });
    expect((await pass(3)).rows).toBe(3);
    await expect(pass(2)).rejects.toThrow('the file has more than the 2 rows allowed.');
    const small = { ...DEFAULT_LIMITS, csvBytes: source.size - 1 };
    await expect(inspectFile(source, 'people.csv', RECORD_COLUMNS, small)).rejects.toThrow(
      'the file is larger than',
    );
  });
});

it('the pass over a CSV file reports progress, and its listener can end it', async () => {
  const source = bufferSource(Buffer.from(`${HEADER}\n${'S1,a@b.co,x\n'.repeat(100)}`), 200);
  const shape = await inspectFile(source, 'people.csv', RECORD_COLUMNS);
  const seen: number[] = [];
  await structuralPass(source, shape, { onProgress: (bytes) => seen.push(bytes) });
  expect(seen[seen.length - 1]).toBe(source.size);
  const stop = () => {
    throw new Error('cancelled');
  };
  await expect(structuralPass(source, shape, { onProgress: stop })).rejects.toThrow('cancelled');
});
