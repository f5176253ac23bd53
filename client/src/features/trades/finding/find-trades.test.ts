import type { TradeTexts } from '@rules/trade-row.js';
import { foundTrades, nearestTo, typesIn, WHOLE_LIST, type TradeFind } from './find-trades';

const aTrade = (tradeDate: string, overrides: Partial<TradeTexts> = {}): TradeTexts => ({
  transactionType: 'BUY',
  tradeDate,
  quantity: '100',
  pricePerShare: '2',
  totalAmount: '200',
  ...overrides,
});

const find = (overrides: Partial<TradeFind>): TradeFind => ({ ...WHOLE_LIST, ...overrides });
const quantities = (rows: readonly TradeTexts[]) => rows.map(({ quantity }) => quantity);

const newestFirst = [
  aTrade('2018-03-01', { quantity: '5' }),
  aTrade('2018-02-01', { quantity: '1000', transactionType: 'SELL' }),
  aTrade('2018-02-01', { quantity: '20' }),
  aTrade('2017-09-01', { quantity: '300', transactionType: 'TRANSFER_IN' }),
];

describe('finding trades in a list (TRADE-25)', () => {
  it('the whole list is the list itself', () => {
    expect(foundTrades(newestFirst, WHOLE_LIST)).toBe(newestFirst);
  });

  it.each<[string, Partial<TradeFind>, string[]]>([
    ['by type', { type: 'SELL' }, ['1000']],
    ['from a day on', { from: '2018-02-01' }, ['5', '1000', '20']],
    ['up to a day', { to: '2018-02-01' }, ['1000', '20', '300']],
    ['by type and days', { type: 'BUY', from: '2018-01-01', to: '2018-02-28' }, ['20']],
    ['to nothing', { type: 'BUY', to: '2017-12-31' }, []],
  ])('filters %s', (_, narrowed, expected) => {
    expect(quantities(foundTrades(newestFirst, find(narrowed)))).toEqual(expected);
  });

  it('a trade without a readable date is in no range of days, and is kept without one', () => {
    const rows = [aTrade('31/02/2018'), aTrade('5/2/2018', { quantity: '7' })];
    expect(quantities(foundTrades(rows, find({ from: '2018-01-01' })))).toEqual(['7']);
    expect(foundTrades(rows, find({ type: 'BUY' }))).toHaveLength(2);
  });

  it.each<[string, TradeFind['sort'], string[]]>([
    [
      'quantities, smallest first',
      { column: 'quantity', direction: 'ascending' },
      ['5', '20', '300', '1000'],
    ],
    [
      'quantities, largest first',
      { column: 'quantity', direction: 'descending' },
      ['1000', '300', '20', '5'],
    ],
    [
      'days, newest first, as listed within a day',
      { column: 'tradeDate', direction: 'descending' },
      ['5', '1000', '20', '300'],
    ],
    [
      'days, oldest first, turned round within a day',
      { column: 'tradeDate', direction: 'ascending' },
      ['300', '20', '1000', '5'],
    ],
    [
      'types by their labels',
      { column: 'transactionType', direction: 'ascending' },
      ['5', '20', '1000', '300'],
    ],
  ])('sorts %s', (_, sort, expected) => {
    expect(quantities(foundTrades(newestFirst, find({ sort })))).toEqual(expected);
  });

  it('keeps the order of a day in a list that is typed from the oldest trade on', () => {
    const typed = [aTrade('2018-01-01', { quantity: '1' }), aTrade('2018-01-02', { quantity: '2' })];
    const day = [...typed, aTrade('2018-01-02', { quantity: '3' })];
    const sort = { column: 'tradeDate', direction: 'ascending' } as const;
    expect(quantities(foundTrades(day, find({ sort })))).toEqual(['1', '2', '3']);
  });

  it('compares amounts exactly where a floating-point number would not tell them apart', () => {
    const totals = ['99999999999999.999999', '99999999999999.999998', '99999999999999.999997'];
    const rows = totals.map((totalAmount) => aTrade('2018-01-01', { totalAmount }));
    const sort = { column: 'totalAmount', direction: 'ascending' } as const;
    expect(foundTrades(rows, find({ sort })).map(({ totalAmount }) => totalAmount)).toEqual(
      totals.toReversed(),
    );
  });

  it('puts values that cannot be read last in both directions', () => {
    const rows = [
      aTrade('2018-01-01', { quantity: 'many' }),
      aTrade('2018-01-01', { quantity: '2' }),
      aTrade('2018-01-01'),
    ];
    for (const direction of ['ascending', 'descending'] as const)
      expect(quantities(foundTrades(rows, find({ sort: { column: 'quantity', direction } }))).at(-1)).toBe(
        'many',
      );
  });

  it('names the types of the list once each, by their labels', () => {
    expect(typesIn(newestFirst)).toEqual(['BUY', 'SELL', 'TRANSFER_IN']);
  });
});

describe('jumping to a date in a list (TRADE-25)', () => {
  it.each([
    ['the first trade of that day', '2018-02-01', 1],
    ['the nearest trade when that day has none', '2018-02-20', 0],
    ['the nearest trade before all others', '2010-01-01', 3],
  ])('goes to %s', (_, day, expected) => {
    expect(nearestTo(newestFirst, day)).toBe(expected);
  });

  it('goes nowhere when no trade has a date', () => {
    expect(nearestTo([aTrade('soon')], '2018-01-01')).toBe(-1);
  });
});
