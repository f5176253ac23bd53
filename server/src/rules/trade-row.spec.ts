import {
  checkedTrade,
  checkTradeRow,
  checkTradeRows,
  isBlankTrade,
  tradeRowsOf,
  type TradeRow,
} from './trade-row.js';

const row = (overrides: Partial<TradeRow> = {}): TradeRow => ({
  key: 'k1',
  transactionType: 'BUY',
  tradeDate: '2018-02-01',
  quantity: '100',
  pricePerShare: '2.50',
  totalAmount: '250',
  ...overrides,
});

const TYPE = 'Transaction Type must be Buy, Sell, Transfer in or Transfer out';
const DATE = 'Trade Date must be a real date such as 28/02/2018, 28-Feb-2018 or 2018-02-28';
const QUANTITY = 'Quantity must be a whole number above 0 with at most 15 digits';
const PRICE = 'Price per Share must be a number, 0 or more, with at most 14 digits and 6 decimals';
const TOTAL = 'Total Amount Paid must be a number, 0 or more, with at most 14 digits and 6 decimals';

describe('the errors of a trade', () => {
  it.each<[string, Partial<TradeRow>, object]>([
    ['a good purchase', {}, {}],
    ['a date with slashes', { tradeDate: '01/02/2018' }, {}],
    ['no type', { transactionType: '' }, { transactionType: 'Transaction Type is required' }],
    ['another type', { transactionType: 'GIFT' }, { transactionType: TYPE }],
    ['an opening balance', { transactionType: 'OPEN' }, { transactionType: TYPE }],
    ['the older transfer', { transactionType: 'TRANSFER' }, {}],
    ['no date', { tradeDate: ' ' }, { tradeDate: 'Trade Date is required' }],
    ['a day that never was', { tradeDate: '2018-02-29' }, { tradeDate: DATE }],
    ['no quantity', { quantity: '' }, { quantity: 'Quantity is required' }],
    ['a quantity of 0', { quantity: '0' }, { quantity: QUANTITY }],
    ['a negative quantity', { quantity: '-5' }, { quantity: QUANTITY }],
    ['half a share', { quantity: '1.5' }, { quantity: QUANTITY }],
    ['a quantity beyond 2^53', { quantity: '9007199254740993' }, { quantity: QUANTITY }],
    ['a quantity of 1e999', { quantity: '1e999' }, { quantity: QUANTITY }],
    ['no price', { pricePerShare: '' }, { pricePerShare: 'Price per Share is required' }],
    ['a price of 0', { pricePerShare: '0' }, {}],
    ['7 decimals', { pricePerShare: '0.1234567' }, { pricePerShare: PRICE }],
    ['a total in words', { totalAmount: '<b>ten</b>' }, { totalAmount: TOTAL }],
    [
      'a price that may be 9.125 or 9125',
      { pricePerShare: '9,125' },
      {
        pricePerShare:
          'Price per Share can be read in two ways because of its comma; write it without commas, with a point before the decimals',
      },
    ],
    [
      'a transfer without amounts',
      { transactionType: 'TRANSFER_IN', pricePerShare: '', totalAmount: '' },
      {},
    ],
    [
      'a sale without total',
      { transactionType: 'SELL', totalAmount: '' },
      { totalAmount: 'Total Amount Paid is required' },
    ],
  ])('%s (TRADE-3, TRADE-7, TRADE-8)', (_name, overrides, expected) =>
    expect(checkTradeRow(row(overrides))).toEqual(expected),
  );
});

it('a checked trade is sent in its plain form (TRADE-8)', () => {
  expect(
    checkedTrade(
      row({ tradeDate: '1-feb-2018', quantity: '1,000', pricePerShare: '$2.50', totalAmount: ' 2,500.00 ' }),
    ),
  ).toEqual({
    transactionType: 'BUY',
    tradeDate: '2018-02-01',
    quantity: '1000',
    pricePerShare: '2.5',
    totalAmount: '2500',
  });
  expect(
    checkedTrade(row({ transactionType: 'transfer in', pricePerShare: '', totalAmount: '' })),
  ).toMatchObject({
    transactionType: 'TRANSFER_IN',
    pricePerShare: '0',
    totalAmount: '0',
  });
});

it('a list of trades is checked: blank rows are left out, the OPEN row of the claim passes, errors have their index', () => {
  const blank = row({
    key: 'k2',
    transactionType: '',
    tradeDate: '',
    quantity: '',
    pricePerShare: '',
    totalAmount: ' ',
  });
  const opening = tradeRowsOf([{ ...row(), id: 't9', transactionType: 'OPEN', quantity: '0' }]);
  const { trades, errors, problemCount } = checkTradeRows([
    row(),
    blank,
    row({ key: 'k3', quantity: '', tradeDate: 'soon' }),
    ...opening,
  ]);
  expect(isBlankTrade(blank)).toBe(true);
  expect(trades.map(({ id, transactionType }) => [id, transactionType])).toEqual([
    [undefined, 'BUY'],
    ['t9', 'OPEN'],
  ]);
  expect(errors).toEqual({ 2: { quantity: 'Quantity is required', tradeDate: DATE } });
  expect(problemCount).toBe(2);
});
