import { TRADE_COLUMNS } from '../reading/columns.js';
import { checkTradeRow, type TradeCheck } from './trade-row.js';

const COLUMNS = TRADE_COLUMNS.columns.map(({ name }) => name);

function check(...cells: string[]): TradeCheck {
  return checkTradeRow({ cells, problem: undefined }, COLUMNS, {});
}

it('a valid row of a trade file is read as an exact trade (IMPORT-14)', () => {
  expect(check(' S1 ', 'buy', '28/02/2018', '1,000', '$12.50', '12500.00')).toEqual({
    ok: true,
    trade: {
      sid: 'S1',
      transactionType: 'BUY',
      tradeDate: '2018-02-28',
      quantity: '1000',
      pricePerShare: '12.5',
      totalAmount: '12500',
    },
  });
});

it('the columns of a trade file are recognised in any order, and others are ignored (IMPORT-7)', () => {
  const columns = ['totalAmount', null, 'quantity', 'sid', 'tradeDate', 'pricePerShare', 'transactionType'];
  const cells = ['20', 'ignored', '10', "'=S1", '2018-01-02', '2', 'SELL'];
  const result = checkTradeRow({ cells, problem: undefined }, columns, {});
  expect(result).toMatchObject({
    ok: true,
    trade: { sid: '=S1', quantity: '10', pricePerShare: '2', totalAmount: '20' },
  });
});

it.each([
  [['S1', 'OPEN', '', '0', '', ''], { tradeDate: null, quantity: '0', pricePerShare: '0', totalAmount: '0' }],
  [['S1', 'OPEN', '2017-08-23', '5', '', ''], { tradeDate: '2017-08-23', quantity: '5' }],
  [['S1', 'Transfer In', '2018-01-02', '5', '', ''], { transactionType: 'TRANSFER_IN', totalAmount: '0' }],
])('a row of a trade file accepts %j (IMPORT-14, IMPORT-40)', (cells, trade) =>
  expect(check(...cells)).toMatchObject({ ok: true, trade }),
);

it.each([
  [['', 'BUY', '2018-01-02', '5', '1', '5'], 'sid', 'SID is required'],
  [['x'.repeat(65), 'BUY', '2018-01-02', '5', '1', '5'], 'sid', 'SID is longer than 64 characters'],
  [['S\u00001', 'BUY', '2018-01-02', '5', '1', '5'], 'sid', 'SID contains control characters'],
  [['S1', 'GIFT', '2018-01-02', '5', '1', '5'], 'transactionType', 'Transaction Type must be one of'],
  [['S1', '', '2018-01-02', '5', '1', '5'], 'transactionType', 'Transaction Type is required'],
  [['S1', 'BUY', '', '5', '1', '5'], 'tradeDate', 'Trade Date is required'],
  [['S1', 'BUY', '2018-02-29', '5', '1', '5'], 'tradeDate', 'Trade Date must be a real date'],
  [['S1', 'BUY', '2018-01-02', '', '1', '5'], 'quantity', 'Quantity is required'],
  [['S1', 'BUY', '2018-01-02', '0', '1', '5'], 'quantity', 'Quantity must be a whole number above 0'],
  [['S1', 'SELL', '2018-01-02', '-5', '1', '5'], 'quantity', 'Quantity must be a whole number above 0'],
  [['S1', 'BUY', '2018-01-02', '9007199254740993', '1', '5'], 'quantity', 'at most 15 digits'],
  [['S1', 'OPEN', '2018-01-02', 'x', '1', '5'], 'quantity', '0 or more'],
  [['S1', 'BUY', '2018-01-02', '1,00,000', '1', '5'], 'quantity', 'in groups of three, as in 100,000'],
  [['S1', 'BUY', '2018-01-02', '5', '', '5'], 'pricePerShare', 'Price per Share is required'],
  [['S1', 'BUY', '2018-01-02', '5', '1.1234567', '5'], 'pricePerShare', 'at most 14 digits and 6 decimals'],
  [['S1', 'SELL', '2018-01-02', '5', '1', ''], 'totalAmount', 'Total Amount is required'],
  [['S1', 'SELL', '2018-01-02', '5', '1', '1e999'], 'totalAmount', 'Total Amount must be a number'],
])('a row of a trade file rejects %j (IMPORT-14)', (cells, column, message) => {
  const result = check(...cells);
  expect(result).toMatchObject({ ok: false, column });
  expect(result).toHaveProperty('message', expect.stringContaining(message));
});

it('a trade row passes on an error of the whole row', () => {
  const problem = { column: null, message: 'This row has 8 cells but the header has 6' };
  expect(checkTradeRow({ cells: [], problem }, COLUMNS, {})).toEqual({
    ok: false,
    ...problem,
  });
});
