import { tradeWarnings, type KeptTrade } from './trade-warnings.js';

const period = {
  openingBalanceDate: '2017-08-23',
  tradePeriodStart: '2017-08-24',
  tradePeriodEnd: '2018-11-12',
};

const trade = (overrides: Partial<KeptTrade> = {}): KeptTrade => ({
  id: 't1',
  transactionType: 'BUY',
  tradeDate: '2018-02-01',
  quantity: '100',
  pricePerShare: '2.500000',
  totalAmount: '250.000000',
  ...overrides,
});

const warningsOf = (overrides: Partial<KeptTrade>) =>
  tradeWarnings([trade(overrides)], '1000', period).ofTrades.get('t1') ?? [];

describe('the date of a trade', () => {
  it.each([
    ['2017-08-23', ['OUTSIDE_PERIOD']],
    ['2017-08-24', []],
    ['2018-11-12', []],
    ['2018-11-13', ['OUTSIDE_PERIOD']],
  ])('the warnings of a trade dated %s: %j (TRADE-9)', (tradeDate, expected) =>
    expect(warningsOf({ tradeDate })).toEqual(expected),
  );
});

describe('the total of a trade', () => {
  it.each([
    ['100', '2.5', '250', []],
    ['100', '2.500000', '250.000000', []],
    ['1', '0.005', '0.01', []],
    ['1', '0.004999', '0', []],
    ['3', '6.123456', '18.37', []],
    ['3', '6.123456', '18.370368', []],
    ['3', '6.123456', '18.374999', []],
    ['3', '6.123456', '18.38', ['TOTAL_DIFFERS']],
    ['3', '6.123456', '18.365', []],
    ['3', '6.123456', '18.364999', ['TOTAL_DIFFERS']],
    ['100', '2.5', '0', ['TOTAL_DIFFERS']],
    ['100', '0', '250', ['TOTAL_DIFFERS']],
    ['999999999999999', '99999999999999.999999', '99999999999999899999000000000.000001', []],
    ['999999999999999', '99999999999999.999999', '99999999999999899999000000000.02', ['TOTAL_DIFFERS']],
  ])(
    'the warnings of the total of %s × %s being %s: %j (TRADE-9)',
    (quantity, pricePerShare, totalAmount, expected) =>
      expect(warningsOf({ quantity, pricePerShare, totalAmount })).toEqual(expected),
  );

  it.each(['TRANSFER', 'TRANSFER_IN', 'TRANSFER_OUT'] as const)(
    'is not required of a %s without price',
    (transactionType) =>
      expect(warningsOf({ transactionType, pricePerShare: '0.000000', totalAmount: '0' })).toEqual([]),
  );
});

it('a trade can have both warnings, and an OPEN row none (TRADE-9)', () => {
  const odd = { tradeDate: '2016-01-01', totalAmount: '1' };
  expect(warningsOf(odd)).toEqual(['OUTSIDE_PERIOD', 'TOTAL_DIFFERS']);
  expect(warningsOf({ ...odd, transactionType: 'OPEN' })).toEqual([]);
});

describe('the running balance', () => {
  type Move = [KeptTrade['transactionType'], string, string];
  const negativeFrom = (openingBalance: string, moves: Move[]) =>
    tradeWarnings(
      moves.map(([transactionType, tradeDate, quantity], index) =>
        trade({ id: `t${index}`, transactionType, tradeDate, quantity }),
      ),
      openingBalance,
      period,
    ).negativeFrom;

  it.each<[string, string, Move[], string | undefined]>([
    ['nothing happens', '0', [], undefined],
    ['all is sold', '100', [['SELL', '2018-01-02', '100']], undefined],
    ['one too many is sold', '100', [['SELL', '2018-01-02', '101']], '2018-01-02'],
    ['half a share is short', '99.5', [['SELL', '2018-01-02', '100']], '2018-01-02'],
    ['half a share is left', '100.5', [['SELL', '2018-01-02', '100']], undefined],
    ['too many go out', '100', [['TRANSFER_OUT', '2018-01-02', '101']], '2018-01-02'],
    [
      'the trades are newest first',
      '0',
      [
        ['SELL', '2018-03-01', '50'],
        ['BUY', '2018-01-02', '50'],
      ],
      undefined,
    ],
    [
      'a sale comes before the purchase',
      '0',
      [
        ['BUY', '2018-03-01', '50'],
        ['SELL', '2018-01-02', '50'],
      ],
      '2018-01-02',
    ],
    [
      'sale and purchase are of one day',
      '0',
      [
        ['SELL', '2018-01-02', '50'],
        ['TRANSFER_IN', '2018-01-02', '50'],
      ],
      undefined,
    ],
    [
      'the trade is in the opening balance already',
      '0',
      [
        ['SELL', '2017-08-23', '50'],
        ['OPEN', '2017-08-23', '900'],
        ['SELL', '2017-08-24', '1'],
      ],
      '2017-08-24',
    ],
    [
      'a TRANSFER comes first',
      '0',
      [
        ['TRANSFER', '2018-01-02', '1'],
        ['SELL', '2018-01-02', '50'],
        ['SELL', '2018-01-03', '50'],
      ],
      undefined,
    ],
    [
      'a TRANSFER comes later',
      '0',
      [
        ['TRANSFER', '2018-01-03', '1'],
        ['SELL', '2018-01-02', '50'],
      ],
      '2018-01-02',
    ],
    [
      'sums are beyond what a float counts',
      '9007199254740992',
      [
        ['BUY', '2018-01-02', '1'],
        ['SELL', '2018-01-03', '9007199254740994'],
      ],
      '2018-01-03',
    ],
    ['the opening balance is no number', 'about 500', [['SELL', '2018-01-02', '1']], '2018-01-02'],
    ['the opening balance is below 0', '-0.5', [], '2017-08-23'],
  ])(
    'the first day on which the balance goes below zero, when %s (TRADE-9)',
    (_case, openingBalance, moves, expected) => expect(negativeFrom(openingBalance, moves)).toBe(expected),
  );
});

describe('the opening balance', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['NONE', false],
    ['none', false],
    ['0', false],
    ['12500', false],
    [' 12500.50 ', false],
    ['+3', false],
    ['about 500', true],
    ['1,000', true],
    ['1.000', true],
    ['1e5', true],
    ['NaN', true],
  ])('the opening balance %j is unreadable: %s', (openingBalance, expected) =>
    expect(tradeWarnings([], openingBalance, period).openingBalanceUnreadable).toBe(expected),
  );
});
