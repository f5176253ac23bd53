import { tradeLedger } from './trade-ledger.js';
import type { TradeRow } from './trade-row.js';

const period = {
  openingBalanceDate: '2017-08-23',
  tradePeriodStart: '2017-08-24',
  tradePeriodEnd: '2018-11-12',
};

type Line = [type: string, date: string, quantity: string];

const rowsOf = (lines: Line[]): TradeRow[] =>
  lines.map(([transactionType, tradeDate, quantity], index) => ({
    key: `k${index}`,
    transactionType,
    tradeDate,
    quantity,
    pricePerShare: '0',
    totalAmount: '0',
  }));

const balancesOf = (opening: string, lines: Line[]) => {
  const { balances } = tradeLedger(rowsOf(lines), opening, period);
  return lines.map((_line, index) => balances.get(`k${index}`)?.toString() ?? '');
};

describe('the balance after each trade', () => {
  it.each<[string, string, Line[], string[]]>([
    [
      'follows the trade dates, not the rows',
      '10',
      [
        ['SELL', '2018-03-01', '5'],
        ['BUY', '02/01/2018', '100'],
      ],
      ['105', '110'],
    ],
    [
      'counts incoming before outgoing shares of one day',
      '0',
      [
        ['SELL', '2018-01-02', '5'],
        ['TRANSFER_IN', '2018-01-02', '5'],
      ],
      ['0', '5'],
    ],
    [
      'follows the rows of one day',
      '100',
      [
        ['SELL', '2018-01-02', '5'],
        ['BUY', '2018-01-02', '10'],
        ['SELL', '2018-01-03', '1'],
      ],
      ['95', '105', '104'],
    ],
    [
      'follows the rows of one day from the bottom when the newest is at the top (TRADE-19)',
      '100',
      [
        ['BUY', '2018-01-03', '7'],
        ['SELL', '2018-01-03', '5'],
        ['BUY', '2018-01-03', '10'],
        ['SELL', '2018-01-02', '1'],
      ],
      ['111', '104', '109', '99'],
    ],
    [
      'ends with the newest row of a day whose listed order would make the balance negative',
      '0',
      [
        ['BUY', '2018-01-03', '10'],
        ['BUY', '2018-01-03', '6'],
        ['SELL', '2018-01-03', '5'],
        ['BUY', '2018-01-02', '1'],
      ],
      ['12', '7', '2', '1'],
    ],
    [
      'ends with the newest row of a day that ends below zero',
      '0',
      [
        ['SELL', '2018-01-03', '1'],
        ['SELL', '2018-01-03', '5'],
        ['BUY', '2018-01-02', '1'],
      ],
      ['-5', '-4', '1'],
    ],
    [
      'goes below zero',
      '0',
      [
        ['BUY', '2018-01-02', '5'],
        ['TRANSFER_OUT', '2018-01-03', '6'],
      ],
      ['5', '-1'],
    ],
    [
      'leaves out a row with an error',
      '0',
      [
        ['BUY', '2018-01-02', '5'],
        ['BUY', '2018-01-03', 'many'],
        ['SELL', '2018-01-04', '1'],
      ],
      ['5', '', '4'],
    ],
    [
      'leaves out trades that the opening balance already contains',
      '100',
      [
        ['BUY', '2017-08-23', '5'],
        ['BUY', '2017-08-24', '5'],
      ],
      ['', '105'],
    ],
    [
      'is not known after a TRANSFER',
      '0',
      [
        ['BUY', '2018-01-02', '5'],
        ['TRANSFER', '2018-01-03', '5'],
        ['SELL', '2018-01-04', '5'],
      ],
      ['5', '', ''],
    ],
    ['starts at 0 for NONE', 'NONE', [['BUY', '2018-01-02', '5']], ['5']],
    ['stays exact beyond 2^53', '9007199254740993', [['BUY', '2018-01-02', '2']], ['9007199254740995']],
  ])('the balance after each trade %s', (_name, opening, lines, expected) =>
    expect(balancesOf(opening, lines)).toEqual(expected),
  );
});

it.each([
  ['from the top, in the order of the server', true, ['115', '105']],
  ['from the bottom, in the order in which they were typed', false, ['110', '115']],
])('trades of a single day are counted %s (TRADE-19)', (_, kept, expected) => {
  const rows = rowsOf([
    ['BUY', '2018-01-02', '10'],
    ['BUY', '2018-01-02', '5'],
  ]).map((row) => (kept ? { ...row, id: row.key } : row));
  const { balances, totals } = tradeLedger(rows, '100', period);
  expect(rows.map(({ key }) => String(balances.get(key)))).toEqual(expected);
  expect(totals.closing).toBe(115n);
});

it('the ledger of trades has the totals', () => {
  const rows = rowsOf([
    ['BUY', '2018-01-02', '1,000'],
    ['SELL', '2018-02-02', '1500'],
    ['TRANSFER_IN', '2018-03-02', '700'],
    ['TRANSFER_OUT', '2019-03-02', '50'],
  ]);
  const { totals, errors } = tradeLedger(rows, '100', period);
  expect(totals).toEqual({
    trades: 4,
    bought: 1000n,
    sold: 1500n,
    transferredIn: 700n,
    transferredOut: 50n,
    closing: 250n,
    inOpening: 0,
  });
  expect(errors.size).toBe(0);
});

it('the ledger of trades says how many are part of the opening balance, and counts them in no sum (TRADE-33)', () => {
  const rows = rowsOf([
    ['BUY', '2017-08-23', '500'],
    ['BUY', '2016-06-05', '40'],
    ['BUY', '2017-08-24', '7'],
  ]);
  const { totals, openingDay } = tradeLedger(rows, '100', period);
  expect([totals.inOpening, totals.closing, openingDay]).toEqual([2, 107n, '2017-08-23']);
  expect([totals.trades, totals.bought]).toEqual([3, 7n]);
});

it('the ledger of trades ignores the OPEN row of a claim (TRADE-6)', () => {
  const rows: TradeRow[] = [{ ...rowsOf([['OPEN', '2017-08-23', '900']])[0]!, id: 't1' }];
  const { totals, errors } = tradeLedger(rows, 'about 5', period);
  expect(totals.trades).toBe(0);
  expect(totals.closing).toBe(0n);
  expect(errors.size).toBe(0);
});
