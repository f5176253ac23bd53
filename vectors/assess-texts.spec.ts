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

describe('a claim that is assessed from files', () => {
  it('has the loss by a whole document or its part alone (ASSESS-1)', () => {
    expect(codesOf()).toEqual(['85.00']);
    expect(codesOf(undefined, JSON.stringify(soundRules.assessment))).toEqual(['85.00']);
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
