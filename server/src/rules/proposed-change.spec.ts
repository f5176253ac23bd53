import { checkProposal, PROPOSABLE_PATHS, type ProposedTexts } from './proposed-change.js';

const LOCAL: Record<string, string> = {
  ...Object.fromEntries(PROPOSABLE_PATHS.map((path) => [path, ''])),
  'contactDetails.mobile': '0400000000',
  'bankDetails.bankType': 'LOCAL',
  'bankDetails.bsb': '062-000',
};
const TRADE = {
  transactionType: 'BUY',
  tradeDate: '2018-02-01',
  quantity: '100',
  pricePerShare: '4.50',
  totalAmount: '450',
};
const trades = new Map(['1', '2'].map((id) => [id, TRADE]));
const check = (change: ProposedTexts, values = LOCAL) => checkProposal(change, { values, trades });
const field = (path: string, value: string) => ({ fields: [{ path, value }] });

it('a proposal may change every field of the form except those for administrators only (AMEND-8)', () => {
  expect(PROPOSABLE_PATHS).toContain('bankDetails.bsb');
  expect(PROPOSABLE_PATHS).not.toContain('sid');
  expect(PROPOSABLE_PATHS).not.toContain('legalDetails.claimType');
});

describe('a proposed value as it is stored', () => {
  it.each([
    ['contactDetails.mobile', ' 0411 ', '0411'],
    ['contactDetails.email', '\u200bme@example.com ', 'me@example.com'],
    ['contactDetails.relationship', 'trustee', 'TRUSTEE'],
    ['legalDetails.australianCitizen', 'y', 'YES'],
    ['addressDetails.address', '1 Street\r\nTown', '1 Street\nTown'],
    ['legalDetails.legalEntity', 'Cafe\u0301 Ltd', 'Café Ltd'],
    ['tradeDetails.openingBalance', 'NONE', 'NONE'],
  ])('a value proposed for %s, %j, is normalised', (path, value, kept) => {
    expect(check(field(path, value))).toMatchObject({
      errors: {},
      changes: { fields: [{ path, proposed: kept }] },
    });
  });
});

it('a proposal treats a value of invisible characters as empty', () => {
  expect(check(field('contactDetails.mobile', '\u200b\u200d')).errors).toEqual({
    'fields.0.value': 'Phone is required',
  });
});

describe('another bank country', () => {
  const abroad = (...others: { path: string; value: string }[]) =>
    check({ fields: [{ path: 'bankDetails.bankType', value: 'INTERNATIONAL' }, ...others] }).errors;

  it('is proposed together with the fields it requires', () => {
    expect(abroad()).toEqual({ 'fields.0.value': 'Swift code is required with this bank country' });
    expect(
      abroad(
        { path: 'bankDetails.swiftCode', value: 'CTBAAU2S' },
        { path: 'bankDetails.customerCity', value: 'London' },
        { path: 'bankDetails.customerCountry', value: 'United Kingdom' },
      ),
    ).toEqual({});
  });

  it('is not rejected for other missing fields of the claim', () => {
    const values = { ...LOCAL, 'bankDetails.bankType': 'INTERNATIONAL', 'bankDetails.accountNo': '' };
    expect(check(field('bankDetails.bankType', 'LOCAL'), values).errors).toEqual({});
  });
});

it('a proposal stores trades with plain numbers, and reports invalid ones by index', () => {
  const trade = {
    transactionType: 'buy',
    tradeDate: '02/03/2018',
    quantity: '1,000',
    pricePerShare: '$2.50',
    totalAmount: '2500.00',
  };
  expect(check({ addTrades: [trade], removeTradeIds: ['2'] })).toMatchObject({
    errors: {},
    changes: {
      addTrades: [
        {
          transactionType: 'BUY',
          tradeDate: '2018-03-02',
          quantity: '1000',
          pricePerShare: '2.5',
          totalAmount: '2500',
        },
      ],
      removeTrades: [{ id: '2', ...TRADE }],
    },
  });
  expect(Object.keys(check({ addTrades: [trade, { ...trade, quantity: '-1' }] }).errors)).toEqual([
    'addTrades.1.quantity',
  ]);
  expect(check({ removeTradeIds: ['1', '1', '3'] }).errors).toEqual({
    'removeTradeIds.1': 'This trade is listed twice',
    'removeTradeIds.2': 'This trade is no longer on the claim',
  });
});
