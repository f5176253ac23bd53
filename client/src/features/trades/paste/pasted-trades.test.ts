import type { TradeTexts } from '@rules/trade-row.js';
import { readPastedTrades } from './read-pasted-trades';
import { recogniseTable } from './recognise-table';
import { splitCells } from './split-cells';

describe('a pasted text is cut', () => {
  it.each<[string, string, string[][]]>([
    [
      'at tabs',
      'Buy\t01/02/2018\t1,000\r\nSell\t02/02/2018\t5\r\n',
      [
        ['Buy', '01/02/2018', '1,000'],
        ['Sell', '02/02/2018', '5'],
      ],
    ],
    [
      'at commas, quotes kept together',
      'Buy,"1,000",6.12\nSell,"2,000",7',
      [
        ['Buy', '1,000', '6.12'],
        ['Sell', '2,000', '7'],
      ],
    ],
    ['at semicolons', '01/02/2018;Buy;1,000;6,12', [['01/02/2018', 'Buy', '1,000', '6,12']]],
    ['at vertical bars', 'Buy|01/02/2018|10', [['Buy', '01/02/2018', '10']]],
    ['with a quote inside', '"say ""hi""",Buy', [['say "hi"', 'Buy']]],
    ['with a line end inside quotes', '"two\nlines",Buy', [['two lines', 'Buy']]],
    [
      'with a quote that is never closed',
      '"Buy,10\nSell,5',
      [
        ['"Buy', '10'],
        ['Sell', '5'],
      ],
    ],
    [
      'without byte order marks and blank lines',
      '\ufeffBuy,10\n\n,\nSell,5',
      [
        ['Buy', '10'],
        ['Sell', '5'],
      ],
    ],
    ['as a single cell when there is no delimiter', 'hello', [['hello']]],
    ['and empty text into none', ' \n ', []],
  ])('a pasted text is split into cells %s', (_name, text, expected) =>
    expect(splitCells(text)).toEqual(expected),
  );
});

describe('columns', () => {
  const columnsOf = (text: string) =>
    recogniseTable(text)
      .columns.map((field) => field ?? '-')
      .join(' ');
  it.each([
    [
      'our own names',
      'transactionType,tradeDate,quantity,pricePerShare,totalAmount',
      'transactionType tradeDate quantity pricePerShare totalAmount',
    ],
    [
      'a template',
      'Transaction Type,Trade Date,Quantity,Price Per Share,Total Amount Paid',
      'transactionType tradeDate quantity pricePerShare totalAmount',
    ],
    [
      'the names of a broker',
      'Trade Date,Settlement Date,Buy/Sell,Code,Units,Average Price ($),Brokerage,Consideration,Net Amount',
      'tradeDate - transactionType - quantity pricePerShare - totalAmount -',
    ],
    [
      'the names of another broker',
      'Date,Side,Symbol,Filled Qty,Price,Value',
      'tradeDate transactionType - quantity pricePerShare totalAmount',
    ],
    [
      'the names of a third broker',
      'Contract Date;Action;Volume;Unit Price AUD;Amount',
      'tradeDate transactionType quantity pricePerShare totalAmount',
    ],
    ...[
      'Price (cents)',
      'Price (c)',
      'Price in cents',
      'Price ¢',
      'Price (USD)',
      'Price USD',
      'Price US$',
      "Price ('000)",
      'Price (k)',
      'Price %',
    ].map((name): [string, string, string] => [
      `a price in another unit: ${name}`,
      `Date,Side,Qty,${name},Value`,
      'tradeDate transactionType quantity - totalAmount',
    ]),
    [
      'a year in a name',
      'Date,Side,Qty,Price,Value 30/06/2000',
      'tradeDate transactionType quantity pricePerShare totalAmount',
    ],
    ['trade date before date', 'Date,Trade Date,B/S,Shares', '- tradeDate transactionType quantity'],
    [
      'values without names',
      'Buy,01/02/2018,100,2.50,250\nSell,02/02/2018,40,3,120',
      'transactionType tradeDate quantity pricePerShare totalAmount',
    ],
    [
      'values in another order',
      '250.00,01-Feb-18,2.50,B,HRW,100\n120.00,02-Feb-18,3.00,S,HRW,40',
      'totalAmount tradeDate pricePerShare transactionType - quantity',
    ],
    [
      'a brokerage among the values',
      '01/02/2018,Buy,100,2.50,19.95,250\n02/02/2018,Buy,40,3.10,19.95,124',
      'tradeDate transactionType quantity pricePerShare - totalAmount',
    ],
    ['no total', 'Buy,01/02/2018,100,2.50', 'transactionType tradeDate quantity pricePerShare'],
    [
      'a brokerage in place of a total',
      '01/02/2018,Buy,100,2.50,19.95\n02/02/2018,Buy,40,3.10,19.95',
      'tradeDate transactionType - - -',
    ],
    [
      'totals with mistakes and fees',
      '01/02/2018,Buy,100,2.50,269.95\n02/02/2018,Buy,400,3.10,1259.95',
      'tradeDate transactionType quantity pricePerShare totalAmount',
    ],
    [
      'whole prices',
      '01/02/2018,B,100,2,200',
      'tradeDate transactionType quantity pricePerShare totalAmount',
    ],
    [
      'unknown names above recognisable values',
      'Wann,Was,Stück,Kurs,Summe\n01/02/2018,Buy,100,2.50,250',
      'tradeDate transactionType quantity pricePerShare totalAmount',
    ],
    ['no evidence', 'one,two\nthree,four', '- -'],
  ])('the columns of pasted trades are recognised by %s', (_name, text, expected) =>
    expect(columnsOf(text)).toBe(expected),
  );

  it.each([
    'Net Proceeds',
    'Proceeds',
    'Sale Proceeds',
    'GROSS PROCEEDS ($)',
    'Net Amount',
    'Net Amt',
    'netAmount',
    'Consideration',
    'Consideration (AUD)',
    'Settlement Amount',
    'Settlement Value',
    'Net Settlement Amount',
    'Gross Value',
    'Trade Val',
    'Transaction Amount',
    'Contract Value',
    'Total Price',
    'Total incl. brokerage',
    'Amount ex GST',
    'Net Amount (after brokerage)',
    'Total [incl. fees]',
    'Value after brokerage and GST',
  ])('a column of pasted trades is recognised as the total by the name %s', (name) => {
    expect(columnsOf(`Date,Type,Units,Price,${name}`)).toBe(
      'tradeDate transactionType quantity pricePerShare totalAmount',
    );
    expect(columnsOf(`Date,Type,Units,Price,Brokerage,${name}`)).toMatch(/pricePerShare - totalAmount$/);
  });

  it.each([
    'Brokerage',
    'Total Brokerage',
    'Brokerage Amount',
    'Brokerage incl. GST',
    'Brokerage (Total Amount)',
    'Amount (Brokerage)',
    'Total [fees]',
    'Commission',
    'Commission Value',
    'Fees',
    'Total Fees',
    'Fee Amount',
    'Charges',
    'Total Charges',
    'GST',
    'GST Amount',
    'Tax Amount',
    'Stamp Duty',
    'Other Costs',
    'Transaction Costs',
    'Cost of brokerage',
    'Including GST',
    'Profit',
    'Balance',
    'Settlement Date',
    'Cumulative Value',
  ])('are never recognised as the total by the name %s', (name) => {
    expect(columnsOf(`Date,Type,Units,Price,${name}`)).toBe(
      'tradeDate transactionType quantity pricePerShare -',
    );
  });

  it.each([
    ['Consideration', 'Net Proceeds'],
    ['Gross Value', 'Net Amount'],
    ['Proceeds', 'Net Proceeds'],
    ['Value', 'Settlement Amount'],
  ])(
    'a column of pasted trades is recognised as the total by %s rather than %s, which includes fees',
    (better, other) => {
      expect(columnsOf(`Date,Type,Units,Price,${other},${better}`)).toMatch(/pricePerShare - totalAmount$/);
      expect(columnsOf(`Date,Type,Units,Price,${better},${other}`)).toMatch(/pricePerShare totalAmount -$/);
    },
  );

  it('are recognised below the introductory lines of a statement', () => {
    const { header, above, lines } = recogniseTable(
      'Account,12345\nOwner,Acme\nDate,Type,Units\n01/02/2018,Buy,5',
    );
    expect(header).toEqual(['Date', 'Type', 'Units']);
    expect(above).toHaveLength(2);
    expect(lines).toHaveLength(1);
  });
});

describe('pasted trades', () => {
  const read = (text: string) => readPastedTrades(recogniseTable(text));
  const line = ({ transactionType, tradeDate, quantity, pricePerShare, totalAmount }: TradeTexts) =>
    [transactionType, tradeDate, quantity, pricePerShare, totalAmount].join(' | ');

  it.each<[string, string, string[], RegExp[]]>([
    [
      'of a broker are read as plain numbers and dates',
      'Trade Date,Buy/Sell,Units,Price,Consideration\n1/02/18,B,"1,000",$6.12,"$6,120.00"',
      ['BUY | 2018-02-01 | 1000 | 6.12 | 6120.00'],
      [],
    ],
    [
      'keep ambiguous values unchanged',
      'Date,Type,Units,Price,Value\n31/02/2018,DRP,many,-5,abc',
      ['DRP | 31/02/2018 | many | -5 | abc'],
      [],
    ],
    [
      'get a total when it is missing',
      'Date,Type,Units,Price\n01/02/2018,Sell,3,6.123456',
      ['SELL | 2018-02-01 | 3 | 6.123456 | 18.370368'],
      [/1 total was worked out/],
    ],
    [
      'of a sale lose the redundant minus',
      'Date,Type,Units,Price,Value\n01/02/2018,Sell,-500,2,-1000',
      ['SELL | 2018-02-01 | 500 | 2 | 1000'],
      [],
    ],
    [
      'of a purchase keep a minus, which is marked',
      'Date,Type,Units,Price,Value\n01/02/2018,Buy,-500,2,1000',
      ['BUY | 2018-02-01 | -500 | 2 | 1000'],
      [],
    ],
    [
      'without types are purchases and sales by the sign, when both occur',
      'Date,Units,Price\n01/02/2018,500,2\n02/02/2018,-200,3',
      ['BUY | 2018-02-01 | 500 | 2 | 1000.00', 'SELL | 2018-02-02 | 200 | 3 | 600.00'],
      [/No column says Buy or Sell/, /2 totals were worked out/],
    ],
    [
      'without types and money may be transfers',
      'Date,Units,Price\n01/02/2018,500,2\n02/02/2018,-200,0',
      ['BUY | 2018-02-01 | 500 | 2 | 1000.00', ' | 2018-02-02 | -200 | 0 | '],
      [/No column says Buy or Sell/, /worked out/],
    ],
    [
      'without types and only minuses are not guessed',
      'Date,Units,Price\n02/02/2018,-200,3',
      [' | 2018-02-02 | -200 | 3 | '],
      [],
    ],
    [
      'with an empty type among others are not guessed',
      'Date,Type,Units,Price,Value\n01/02/2018,Buy,1,2,2\n02/02/2018,,-200,3,600',
      ['BUY | 2018-02-01 | 1 | 2 | 2', ' | 2018-02-02 | -200 | 3 | 600'],
      [],
    ],
    [
      'of America',
      'Date,Type,Units,Price,Value\n02/01/2018,Buy,1,2,2\n12/31/2018,Sell,1,2,2',
      ['BUY | 2018-02-01 | 1 | 2 | 2', 'SELL | 2018-12-31 | 1 | 2 | 2'],
      [/month\/day\/year/],
    ],
    [
      'of continental Europe',
      'Date;Type;Units;Price;Value\n01.02.2018;Buy;1.000;6,12;6.120,00',
      ['BUY | 2018-02-01 | 1000 | 6.12 | 6120.00'],
      [/comma before the decimals/],
    ],
    [
      'with more columns than are used',
      'Account 77\nDate,Market,Type,Units,Price,Value\n01/02/2018,ASX,Buy,1,2,2',
      ['BUY | 2018-02-01 | 1 | 2 | 2'],
      [/Left out above the header: Account 77/, /Columns not used: Market/],
    ],
    [
      'with thousands separators outside quotes',
      'Date,Type,Units,Price,Value\n01/02/2018,Buy,1,000,6.12,6120',
      ['BUY | 2018-02-01 | 1 | 000 | 6.12'],
      [/1 line has more cells than the header/],
    ],
  ])('pasted trades %s (TRADE-18)', (_name, text, rows, notes) => {
    const pasted = read(text);
    expect(pasted.rows.map(line)).toEqual(rows);
    expect(pasted.notes).toHaveLength(notes.length);
    notes.forEach((note, index) => expect(pasted.notes[index]).toMatch(note));
  });
});

describe('a number that its row shows to be misread by a factor of a thousand', () => {
  const tableOf = (rows: readonly string[]) =>
    recogniseTable(
      ['Date\tType\tUnits\tPrice\tValue', ...rows.map((row) => `31/12/2018\tBuy\t${row}`)].join('\n'),
    );
  const numbersOf = ({ quantity, pricePerShare, totalAmount }: TradeTexts) =>
    [quantity, pricePerShare, totalAmount].join(' | ');

  it.each([
    [
      'a thousand next to decimals with a comma',
      ['1,000\t5\t5000', '30\t9,12\t273,60'],
      '1,000 (row 1, Quantity) and 9,12 (row 2, Price per Share)',
    ],
    [
      'a thousand next to decimals with a point',
      ['30\t9.12\t273.60', '1.000\t5\t5000'],
      '9.12 (row 1, Price per Share) and 1.000 (row 2, Quantity)',
    ],
    [
      'a thousand with its currency and spaces',
      ['30\t$9.12\t$273.60', '2.000\t$ 9.12\t$18240.00'],
      '9.12 (row 1, Price per Share) and 2.000 (row 2, Quantity)',
    ],
    ['a thousand in a total', ['30\t9.12\t273.60', '1000\t6.12\t6.120'], '6.120 (row 2, Total Amount Paid)'],
    ['a price', ['30\t9,12\t273,60', '1000\t9.125\t9125,00'], '9.125 (row 2, Price per Share)'],
  ])('is not added before the user has chosen a number format, naming the rows: %s', (_name, rows, said) => {
    const { unsettledNumbers } = readPastedTrades(tableOf(rows));
    expect(unsettledNumbers).toContain(said);
    expect(unsettledNumbers).toContain('are written in two ways');
  });

  it.each([
    ['point', '1.000\t5\t5000', '1.000 | 5 | 5000'],
    ['comma', '1,000\t5\t5000', '1,000 | 5 | 5000'],
    ['point', '1000\t9,125\t9125.00', '1000 | 9,125 | 9125.00'],
    ['comma', '1000\t9.125\t9125,00', '1000 | 9.125 | 9125.00'],
  ] as const)('is left as pasted when a %s is chosen: %s', (numbers, row, read) => {
    const { rows } = readPastedTrades({ ...tableOf([row]), numbers });
    expect(rows.map(numbersOf)).toEqual([read]);
  });

  it('does not lead to a question when totals differ for other reasons', () => {
    const { rows, unsettledNumbers } = readPastedTrades(tableOf(['1,000\t9.12\t273.60']));
    expect(unsettledNumbers).toBeUndefined();
    expect(rows.map(numbersOf)).toEqual(['1000 | 9.12 | 273.60']);
  });
});

describe('ambiguous numbers', () => {
  const table = recogniseTable('Date\tType\tUnits\tPrice\tValue\n31/12/2018\tBuy\t100\t9,125\t912,500');

  it('ambiguous numbers stay as pasted until the user chooses (TRADE-18)', () => {
    const { rows, unsettledNumbers } = readPastedTrades(table);
    expect(rows[0]).toMatchObject({ quantity: '100', pricePerShare: '9,125', totalAmount: '912,500' });
    expect(unsettledNumbers).toBe(
      '9,125 (row 1, Price per Share) can be read in two ways. Choose how the numbers are written.',
    );
  });

  it.each([
    ['comma', { pricePerShare: '9.125', totalAmount: '912.500' }],
    ['point', { pricePerShare: '9125', totalAmount: '912500' }],
  ] as const)('are read with the %s when that is chosen', (numbers, values) => {
    expect(readPastedTrades({ ...table, numbers }).rows[0]).toMatchObject(values);
  });

  it('are settled by a number in another row', () => {
    const settled = recogniseTable(
      'Date\tType\tUnits\tPrice\n31/12/2018\tBuy\t100\t9,125\n31/12/2018\tBuy\t1.000\t9,10',
    );
    const { rows, unsettledNumbers } = readPastedTrades(settled);
    expect(unsettledNumbers).toBeUndefined();
    const pairs = rows.map(({ quantity, pricePerShare }) => `${quantity} at ${pricePerShare}`);
    expect(pairs).toEqual(['100 at 9.125', '1000 at 9.10']);
  });
});
