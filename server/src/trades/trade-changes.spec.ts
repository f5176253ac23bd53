import { Decimal } from 'decimal.js';
import type { CheckedTrade } from '../rules/trade-row.js';
import { tradeChanges } from './trade-changes.js';
import { type Trade, TransactionType } from './trade.entity.js';

const kept = (id: string, quantity: string, transactionType = TransactionType.BUY) =>
  ({
    id,
    transactionType,
    tradeDate: '2018-03-01',
    quantity,
    pricePerShare: new Decimal('4.500000'),
    totalAmount: new Decimal('45'),
  }) as Trade;

const sent = (quantity: string, id?: string, transactionType: CheckedTrade['transactionType'] = 'BUY') => ({
  id,
  transactionType,
  tradeDate: '2018-03-01',
  quantity,
  pricePerShare: '4.5',
  totalAmount: '45',
});

const changes = (rows: CheckedTrade[], trades: Trade[]) => {
  const { added, removed } = tradeChanges(rows, trades);
  return { added, removed: removed.map(({ id }) => id) };
};

describe('a submitted list of trades', () => {
  it.each<[string, CheckedTrade[], Trade[], { added: number[]; removed: string[] }]>([
    [
      'as it came',
      [sent('1', 'a'), sent('2', 'b')],
      [kept('a', '1'), kept('b', '2')],
      { added: [], removed: [] },
    ],
    [
      'in another order, without ids',
      [sent('2'), sent('1')],
      [kept('a', '1'), kept('b', '2')],
      { added: [], removed: [] },
    ],
    [
      'with one of two equal rows',
      [sent('1')],
      [kept('a', '1'), kept('b', '1')],
      { added: [], removed: ['b'] },
    ],
    [
      'with the second of two equal rows',
      [sent('1', 'b')],
      [kept('a', '1'), kept('b', '1')],
      { added: [], removed: ['a'] },
    ],
    ['with an equal row once more', [sent('1'), sent('1')], [kept('a', '1')], { added: [1], removed: [] }],
    ['with other values under an id', [sent('9', 'a')], [kept('a', '1')], { added: [0], removed: ['a'] }],
    ['with an id of another claim', [sent('1', 'z')], [kept('a', '1')], { added: [], removed: [] }],
    ['with one id twice', [sent('1', 'a'), sent('1', 'a')], [kept('a', '1')], { added: [1], removed: [] }],
    ['without the OPEN row', [], [kept('a', '1', TransactionType.OPEN)], { added: [], removed: [] }],
    [
      'with the OPEN row',
      [sent('1', 'a', 'OPEN')],
      [kept('a', '1', TransactionType.OPEN)],
      { added: [], removed: [] },
    ],
    ['empty', [], [kept('a', '1')], { added: [], removed: ['a'] }],
  ])(
    'a list of trades that is sent is compared with the kept one: %s (TRADE-17)',
    (_, rows, trades, expected) => expect(changes(rows, trades)).toEqual(expected),
  );
});
