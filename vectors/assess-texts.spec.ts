import { soundRules } from '../server/src/rules/sound-rules.js';
import { assessTexts } from './assess-texts.js';

const claim = JSON.stringify({
  openingBalance: '0',
  trades: [
    {
      id: 't1',
      transactionType: 'BUY',
      tradeDate: '2013-09-02',
      quantity: '100',
      pricePerShare: '3',
      totalAmount: '300',
    },
  ],
});
const rules = JSON.stringify(soundRules);
const codesOf = (prices?: string, given = rules) => {
  const found = assessTexts(given, claim, prices);
  return 'result' in found
    ? [found.result.recognisedLoss, ...found.result.findings.map(({ code }) => code)]
    : found.errors;
};

const pathsOf = (found: ReturnType<typeof assessTexts>) =>
  'errors' in found && found.errors.map(({ path }) => path);

describe('a claim that is assessed from files', () => {
  it('has the loss by a whole document or its part alone (ASSESS-1)', () => {
    expect(codesOf()).toEqual(['85.00']);
    expect(codesOf(undefined, JSON.stringify(soundRules.assessment))).toEqual(['85.00']);
    // As the claims of the vectors are.
    expect(assessTexts(rules, claim.replace('{', '{"sid":"100001",'))).toMatchObject({
      result: { recognisedLoss: '85.00' },
    });
  });

  it('is checked by the prices of its day, as they are imported (LEDGER-5)', () => {
    expect(codesOf('date,low,high\n2013-09-02,2.90,3.10\n')).toEqual(['85.00']);
    expect(codesOf('\uFEFFdate,low,high\r\n2013-09-02,4,5\r\n')).toEqual([
      '85.00',
      'PRICE_OUTSIDE_DAY',
      'SETTLEMENT_DATE',
    ]);
    // Without a price of the day the range of the rules stands in.
    expect(codesOf('date,low,high\n2013-09-03,4,5')).toEqual(['85.00']);
  });

  it.each<[string, object, string[]]>([
    ['another key', { colour: 'red' }, ['colour']],
    ['a balance as a number', { openingBalance: 0 }, ['openingBalance']],
    ['no trades', { trades: null }, ['trades']],
    ['an acceptance that there is not', { accepted: ['NOTHING'] }, ['accepted.0']],
    ['a trade that is none', { trades: [5] }, ['trades.0']],
  ])('is refused for %s, by path (ASSESS-1)', (_, wrong, paths) => {
    const found = assessTexts(rules, JSON.stringify({ ...(JSON.parse(claim) as object), ...wrong }));
    expect(pathsOf(found)).toEqual(paths);
  });

  it.each<[string, object, string[]]>([
    ['a day that is none', { tradeDate: '2013-02-30' }, ['tradeDate']],
    ['another type', { transactionType: 'BUYS' }, ['transactionType']],
    ['numbers', { quantity: 100, totalAmount: 3 }, ['quantity', 'totalAmount']],
    ['shares below 1', { quantity: '-5' }, ['quantity']],
    ['no shares', { quantity: '0' }, ['quantity']],
    ['parts of shares', { quantity: '1.5' }, ['quantity']],
    ['a price with an exponent', { pricePerShare: '1e3' }, ['pricePerShare']],
    ['a price below 0', { pricePerShare: '-1' }, ['pricePerShare']],
    ['no id', { id: undefined }, ['id']],
    ['an id that says something else', { id: 'OPENING' }, ['id']],
  ])('is refused for a trade with %s, by path (ASSESS-1)', (_, wrong, keys) => {
    const { trades, ...given } = JSON.parse(claim) as { trades: object[] };
    const changed = JSON.stringify({ ...given, trades: [{ ...trades[0]!, ...wrong }] });
    expect(pathsOf(assessTexts(rules, changed))).toEqual(keys.map((key) => `trades.0.${key}`));
  });

  it('is refused for an id and a key that appear twice (ASSESS-1)', () => {
    const { trades, ...given } = JSON.parse(claim) as { trades: object[] };
    expect(assessTexts(rules, JSON.stringify({ ...given, trades: [trades[0], trades[0]] }))).toEqual({
      errors: [{ path: 'trades.1.id', code: 'NOT_ALLOWED' }],
      of: 'claim',
    });
    const twice = (text: string, key: string) => text.replace(`"${key}"`, `"${key}":"0","${key}"`);
    expect(assessTexts(rules, twice(claim, 'quantity'))).toEqual({
      errors: [{ path: 'trades.0.quantity', code: 'KEY_TWICE' }],
      of: 'claim',
    });
    expect(assessTexts(twice(twice(rules, 'lastDay'), 'openingDate'), claim)).toMatchObject({
      errors: [
        { path: 'assessment.openingDate', code: 'KEY_TWICE' },
        { path: 'assessment.lastDay', code: 'KEY_TWICE' },
      ],
      of: 'rules',
    });
  });

  it('is refused with the errors of its rules by path, and the line of a wrong price', () => {
    const wrong = JSON.stringify({ ...soundRules.assessment, colour: 'red', heldPrice: 5 });
    expect(codesOf(undefined, wrong)).toEqual([
      { path: 'colour', code: 'UNKNOWN_KEY' },
      { path: 'heldPrice', code: 'NOT_A_DECIMAL' },
    ]);
    for (const [prices, words] of [
      ['day,low,high\n', 'Line 1 of the prices'],
      ['date,low,high\n2013-09-02,4,5\n2013-02-30,4,5', 'Line 3 of the prices'],
      ['date,low,high\n2013-09-02,4,1e3', 'Line 2 of the prices'],
      ['date,low,high\n2013-09-02,4,5,6', 'Line 2 of the prices'],
    ] as const)
      expect(() => assessTexts(rules, claim, prices)).toThrow(words);
  });
});
