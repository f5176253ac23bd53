import type { AssessmentDocument } from '@rules/assessment/assessment-document.js';
import { assessmentRules } from '@rules/assessment/assessment-rules.js';
import { dayPricesOf } from '@rules/assessment/day-prices.js';
import { ledgerPart } from '@rules/assessment/ledger-part.js';
import { soundRules } from '@rules/sound-rules.js';
import type { KeptTrade } from '@rules/trade-warnings.js';
import { findingLabel, findingWords } from './finding-text';
import { tradeFindings } from './trade-findings';

const period = {
  openingBalanceDate: '2013-08-23',
  tradePeriodStart: '2013-08-24',
  tradePeriodEnd: '2014-11-12',
};
const rules = assessmentRules(
  ledgerPart(soundRules.assessment as AssessmentDocument),
  dayPricesOf([{ day: '2014-03-03', low: '2', high: '3.5' }]),
);
/** Bought 100 at 3 on a Tuesday. */
const trade = (changed: Partial<KeptTrade> = {}): KeptTrade => ({
  id: 't',
  transactionType: 'BUY',
  tradeDate: '2014-03-04',
  quantity: '100',
  pricePerShare: '3',
  totalAmount: '300',
  ...changed,
});
const found = (...trades: KeptTrade[]) => tradeFindings(trades, { openingBalance: '10' }, period, rules);
const wordsOf = (changed: Partial<KeptTrade>) => {
  const one = trade(changed);
  return findingWords(found(one).ofTrades.get('t') ?? [], one, period, rules);
};

describe('the findings of a trade, by the field that they are about (LEDGER-7, LEDGER-8)', () => {
  it('are none for a trade as expected', () => expect(wordsOf({})).toEqual({}));

  it.each([
    [{ tradeDate: '2014-08-04' }, 'tradeDate', /^is a day on which trading was halted\. Enter the day/],
    [{ tradeDate: '2014-03-02' }, 'tradeDate', /^is a day without trading\. Enter the day/],
    [
      { tradeDate: '2013-08-23' },
      'tradeDate',
      /^is not after 23-Aug-2013, so the trade is part of the opening/,
    ],
    [{ tradeDate: '2014-11-13' }, 'tradeDate', /^is after 12-Nov-2014, so the trade does not count/],
    [{ transactionType: 'TRANSFER' }, 'transactionType', /Choose Transfer in or Transfer out$/],
    [{ pricePerShare: '0', totalAmount: '0' }, 'pricePerShare', /^is 0, so these shares carry no claim/],
    [{ totalAmount: '400' }, 'totalAmount', /^is not quantity × price \(300\.00\)$/],
    [
      { tradeDate: '2014-03-03', pricePerShare: '9', totalAmount: '900' },
      'pricePerShare',
      /^is outside the prices of that day, 1\.98 to 3\.535\. Compare it with the contract note$/,
    ],
    [
      { quantity: '3', pricePerShare: '100' },
      'pricePerShare',
      /^may have changed places with the quantity\. Swap them if so$/,
    ],
  ] as const)('of %j', (changed, field, words) => {
    expect(wordsOf(changed as Partial<KeptTrade>)).toEqual({
      [field]: expect.stringMatching(words) as string,
    });
  });

  it('say that the day may be that of settlement, where the price fits two trading days earlier', () => {
    const dated = { tradeDate: '2014-03-05', pricePerShare: '7', totalAmount: '700' };
    const settled = assessmentRules(
      ledgerPart(soundRules.assessment as AssessmentDocument),
      dayPricesOf([{ day: '2014-03-03', low: '6.9', high: '7.1' }]),
    );
    const one = trade(dated);
    const marks = tradeFindings([one], { openingBalance: '10' }, period, settled).ofTrades.get('t')!;
    expect(findingWords(marks, one, period, settled).tradeDate).toMatch(/^may be the day of settlement/);
    expect(findingLabel(marks, 'tradeDate')).toBe('Perhaps the settlement date');
  });

  it('name rows that are there twice', () => {
    const { ofTrades } = found(trade(), trade({ id: 'u' }));
    expect([...ofTrades.keys()]).toEqual(['t', 'u']);
    expect(findingLabel(ofTrades.get('u')!, 'transactionType')).toBe('The same as another row');
  });
});

describe('the findings of the ledger as a whole', () => {
  it('name the first day below zero, counted from the rules’ own opening date', () => {
    expect(found(trade({ transactionType: 'SELL' })).negativeFrom).toBe('2014-03-04');
    expect(found(trade()).negativeFrom).toBeUndefined();
    expect(tradeFindings([trade()], { openingBalance: '-5' }, period, rules).negativeFrom).toBe('2013-08-23');
    expect(
      tradeFindings([trade()], { openingBalance: '1.000' }, period, rules).openingBalanceUnreadable,
    ).toBe(true);
  });

  it.each<[string, number | undefined]>([
    ['', undefined],
    ['110', undefined],
    [' 1,110 ', 110],
    ['111', 110],
    ['many', 110],
  ])(
    'compare a stated closing balance of “%s” with what the transactions leave',
    (closingBalance, shares) => {
      const { closing } = tradeFindings([trade()], { openingBalance: '10', closingBalance }, period, rules);
      expect(closing).toEqual(
        shares === undefined ? undefined : { shares: BigInt(shares), day: '2014-11-12' },
      );
    },
  );

  it('read the digits of a closing balance in groups', () =>
    expect(
      tradeFindings([trade()], { openingBalance: '900', closingBalance: '1,000' }, period, rules).closing,
    ).toBeUndefined());
});

describe('without approved rules', () => {
  it('trades are checked by the dates of the scheme (TRADE-9)', () => {
    const { ofTrades } = tradeFindings(
      [trade({ tradeDate: '2014-11-13' })],
      { openingBalance: '10' },
      period,
      undefined,
    );
    expect(ofTrades.get('t')).toEqual(['OUTSIDE_PERIOD']);
    expect(findingWords(['OUTSIDE_PERIOD'], trade(), period, undefined).tradeDate).toBe(
      'is outside the period 24-Aug-2013 to 12-Nov-2014',
    );
  });
});
