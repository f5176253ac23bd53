import { readWholeFile } from '../../../test/fixtures/imports/read-whole-file.js';
import type { Notation } from '../../rules/notation.js';
import { checkRecordRow } from '../checking/record-row.js';
import { checkTradeRow } from '../checking/trade-row.js';
import { RECORD_COLUMNS, TRADE_COLUMNS } from './columns.js';

const HEADER = 'sid;transactionType;tradeDate;quantity;pricePerShare;totalAmount';

/** Reads a trade file with these rows of date, quantity, price and total, as the import does. */
async function trades(rows: readonly string[], asked?: Notation) {
  const lines = rows.map((row) => `S1;BUY;${row}`);
  const file = await readWholeFile([HEADER, ...lines].join('\n'), {
    name: 'trades.csv',
    set: TRADE_COLUMNS,
    ...(asked && { asked }),
  });
  const { columns, notation } = file.shape;
  const read = file.rowsRead.map((row) => {
    const check = checkTradeRow(row, columns, notation!);
    if (!check.ok) return check.message;
    const { tradeDate, quantity, pricePerShare, totalAmount } = check.trade;
    return `${tradeDate} ${quantity} ${pricePerShare} ${totalAmount}`;
  });
  return { notation, read };
}

it('a trade file with 9,125 is read as 9.125 when another row proves the comma to be the decimal mark (IMPORT-15)', async () => {
  const { notation, read } = await trades(['31.12.2018;100;9,125;912,500', '02.01.2018;1.000;9,12;9.120,00']);
  expect(notation).toEqual({ numbers: 'comma', days: undefined });
  expect(read).toEqual(['2018-12-31 100 9.125 912.5', '2018-01-02 1000 9.12 9120']);
});

it('a trade file with 9,125 is read as 9125 when another row proves the comma to be the thousands separator (IMPORT-15)', async () => {
  const { notation, read } = await trades(['12/31/2018;100;9,125;912,500', '03/04/2018;1,000;9.12;9,120.00']);
  expect(notation).toEqual({ numbers: 'point', days: 'month-first' });
  expect(read).toEqual(['2018-12-31 100 9125 912500', '2018-03-04 1000 9.12 9120']);
});

it('a trade file with ambiguous numbers is refused, naming the rows (IMPORT-15)', async () => {
  await expect(trades(['2018-12-31;100;9,125;912,500'])).rejects.toThrow(
    'trades.csv: it does not show whether its numbers are written as 1,234.56 or 1.234,56: line 2 has "9,125" in Price per Share, and line 2 has "912,500" in Total Amount, and nothing in the file makes it clear. Import it again and choose under “Numbers” before you send it (in a script: numbers=point or numbers=comma).',
  );
});

it('a trade file with ambiguous dates is refused, naming the row (IMPORT-15)', async () => {
  await expect(trades(['2018-12-31;1;1;1', '03/04/2018;1;1;1'])).rejects.toThrow(
    'its dates are written as 31/12/2018 or 12/31/2018: line 3 has "03/04/2018" in Trade Date',
  );
});

it('a trade file that contradicts itself is refused, naming the two rows (IMPORT-15)', async () => {
  await expect(
    trades(['2018-12-31;1;1.234,56;1', '2018-12-31;1;1;1', '2018-12-31;1;1,234.56;1']),
  ).rejects.toThrow(
    'trades.csv: its numbers are written in two ways: line 2 has "1.234,56" in Price per Share, and line 4 has "1,234.56" in Price per Share.',
  );
});

describe('one comma in a file of whole numbers', () => {
  const thousands = ['2018-01-02;1,000;5;5,000', '2018-01-02;2,000;5;10,000'];

  it('one comma with two decimals in a file of whole numbers is refused, naming the rows', async () => {
    await expect(trades([...thousands, '2018-01-02;30;9,12;273'])).rejects.toThrow(
      'trades.csv: its numbers are written in two ways: line 2 has "1,000" in Quantity, and line 4 has "9,12" in Price per Share.',
    );
  });

  it('is rejected as a row when the user has set a thousands separator', async () => {
    const { read } = await trades([...thousands, '2018-01-02;30;9,12;273'], { numbers: 'point' });
    expect(read).toEqual([
      '2018-01-02 1000 5 5000',
      '2018-01-02 2000 5 10000',
      expect.stringContaining('written as 1,234.56'),
    ]);
  });

  it('is refused in transfers without a price too', async () => {
    const rows = ['2018-01-02;1,000;0;0', '2018-01-02;1,5;0;0'];
    await expect(trades(rows)).rejects.toThrow(
      'line 2 has "1,000" in Quantity, and line 3 has "1,5" in Quantity',
    );
  });

  it('is found when all earlier rows had a point', async () => {
    const rows = ['2018-01-02;30;9.12;273', '2018-01-02;1.000;5;5.000'];
    await expect(trades(rows)).rejects.toThrow('line 3 has "1.000" in Quantity');
  });
});

describe('a row whose total contradicts a number by a factor of 1,000', () => {
  it.each([
    ['point', '2.000;9.12;18240.00', 'Quantity "2.000" is 2', 'it is 2000'],
    ['comma', '2,000;9,12;18240,00', 'Quantity "2,000" is 2', 'it is 2000'],
    ['point', '2.000;9.125;18250.00', 'Quantity "2.000" is 2', 'it is 2000'],
    ['point', '2;9.125;18250.00', 'Price per Share "9.125" is 9.125', 'it is 9125'],
    ['point', '2000;9.12;18.240', 'Total Amount "18.240" is 18.24', 'it is 18240'],
    ['comma', '2000;9,12;18,240', 'Total Amount "18,240" is 18.24', 'it is 18240'],
    ['point', '2.000;9.125;18250000.00', 'Quantity "2.000" is 2', 'it is 2000'],
    ['comma', '1.000;9,12;9,12', 'Quantity "1.000" is 1000', 'it is 1;'],
    ['point', '2.000;9.12;18259.95', 'Quantity "2.000" is 2', 'it is 2000'],
  ] as const)('is rejected in a file with a decimal %s: %s', async (numbers, row, is, only) => {
    const proof = numbers === 'point' ? '1;1.5;1.5' : '1;1,5;1,5';
    const rows = [`2018-12-31;${proof}`, `2018-12-31;${row}`];
    for (const asked of [undefined, { numbers }]) {
      const { read } = await trades(rows, asked);
      expect(read).toEqual(['2018-12-31 1 1.5 1.5', expect.stringContaining(is)]);
      expect(read[1]).toContain(`only matches the total if ${only}`);
    }
  });

  it.each([
    ['2.000;9.12;18.24', '2 9.12 18.24'],
    ['2,000;9.12;18240.00', '2000 9.12 18240'],
    ['2.000;9.12;36.00', '2 9.12 36'],
    ['2;9.12;18240.00', '2 9.12 18240'],
    ['100;9.125;0.00', '100 9.125 0'],
    ['1000;9.125;9.1250', '1000 9.125 9.125'],
  ])('is accepted when no other reading fits: %s', async (row, read) => {
    expect((await trades([`2018-12-31;${row}`, '2018-12-31;1;1.5;1.5'])).read[0]).toBe(`2018-12-31 ${read}`);
  });
});

describe('a number and date format set by the user', () => {
  const open = ['03/04/2018;100;9,125;912,500'];
  it.each([
    [{ numbers: 'comma', days: 'day-first' }, '2018-04-03 100 9.125 912.5'],
    [{ numbers: 'point', days: 'month-first' }, '2018-03-04 100 9125 912500'],
  ] as const)('%j applies to an ambiguous file (IMPORT-15)', async (asked, row) => {
    expect(await trades(open, asked)).toEqual({ notation: asked, read: [row] });
  });

  it('rejects the rows that do not match it in a file that contradicts itself', async () => {
    const { read } = await trades(['31/12/2018;1;1,5;1,5', '12/31/2018;1;1,5;1,5', '31/12/2018;1;1.5;1,5'], {
      numbers: 'comma',
      days: 'day-first',
    });
    expect(read).toEqual([
      '2018-12-31 1 1.5 1.5',
      'Trade Date must be a real date written as 31/12/2018',
      expect.stringMatching(
        /^Price per Share must be .*, and written as 1\.234,56 like the rest of the file$/,
      ),
    ]);
  });

  it('is refused when the whole file contradicts it', async () => {
    await expect(trades(['2018-12-31;1;1,5;9,125'], { numbers: 'point' })).rejects.toThrow(
      'you chose to read its numbers as 1,234.56, but line 2 has "1,5" in Price per Share. Import it again and choose 1.234,56 under “Numbers” before you send it, or choose nothing (in a script: numbers=comma, or nothing).',
    );
  });
});

describe('the opening balance of settlement records', () => {
  const records = async (balances: readonly string[], asked?: Notation) => {
    const lines = balances.map((balance, at) => `S${at};a@example.com;Acme;${balance}`);
    const file = await readWholeFile(['sid;email;legalEntity;openingBalance', ...lines].join('\n'), {
      name: 'records.csv',
      set: RECORD_COLUMNS,
      ...(asked && { asked }),
    });
    return file.rowsRead.map((row) => {
      const check = checkRecordRow(row, file.shape.columns, file.shape.notation!.numbers);
      return check.ok ? check.record.openingBalance : check.message;
    });
  };

  it.each([
    [
      'an unambiguous number determines the others',
      ['1.000', '1.000.000', 'NONE'],
      ['1000', '1000000', 'NONE'],
    ],
    [
      'an unambiguous number with a point determines them',
      ['1,000', '2,500.00', ''],
      ['1000', '2500', undefined],
    ],
    ['an ambiguous balance stays a text', ['1.000', '2,000', '4000'], ['1.000', '2,000', '4000']],
    [
      'a balance that a decimal comma elsewhere would divide by 1000 stays a text',
      ['1,000', '1,5', '7'],
      ['1,000', '1,5', '7'],
    ],
    [
      'a balance that a decimal point elsewhere would divide by 1000 stays a text',
      ['1000.50', '2.000'],
      ['1000.50', '2.000'],
    ],
    [
      'thousands separators that fit no other reading determine the format',
      ['1.000', '2.500'],
      ['1000', '2500'],
    ],
    [
      'balances with different thousands separators contradict each other and stay texts',
      ['1.000', '2,500'],
      ['1.000', '2,500'],
    ],
    ['balances that contradict each other stay texts', ['1.000', '1,5', '1.5'], ['1.000', '1,5', '1.5']],
    ['words are not numbers', ['1000', 'about 9,125'], ['1000', 'about 9,125']],
  ])('the opening balances of a file are read in its number format: %s', async (_name, balances, read) =>
    expect(await records(balances)).toEqual(read),
  );

  it('is rejected when it does not match the format set by the user', async () => {
    expect(await records(['1.000', '1000.00', '1.000,00'], { numbers: 'comma' })).toEqual([
      '1000',
      'Opening balance must be written as 1.234,56 like the rest of the file',
      '1000',
    ]);
  });
});
