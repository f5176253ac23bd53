import type { AssessmentDocument } from '@rules/assessment/assessment-document.js';
import { assessmentRules } from '@rules/assessment/assessment-rules.js';
import { dayPricesOf } from '@rules/assessment/day-prices.js';
import { aSubmission, aTrade, scheme } from '../../test-support/answers';
import { ledgerRules } from '../../test-support/ledger-rules';
import { changesTrades, proposalWarnings, warningSentences } from './proposal-warnings';
import type { Diff } from './proposed-parts';

const { document, dayPrices } = ledgerRules.LedgerRules.ledgerRules;
const rules = assessmentRules(JSON.parse(document) as AssessmentDocument, dayPricesOf(dayPrices));
const period = scheme.Scheme.scheme;

const buy = {
  transactionType: 'BUY' as const,
  tradeDate: '2018-10-05',
  quantity: '100',
  pricePerShare: '2.25',
  totalAmount: '225',
};
const field = (path: string, proposed: string): Diff['fields'][number] => ({
  path,
  label: path,
  before: '',
  current: '',
  proposed,
});
const diff = (changed: Partial<Diff>): Diff => ({
  fields: [],
  tradesAdded: [],
  tradesRemoved: [],
  ...changed,
});

/** A claim of 150 shares at the end: 50, and 100 bought. */
function claim(closingBalance = '') {
  const { submissionData } = aSubmission({
    openingBalance: '50',
    trades: [aTrade({ id: 't1', tradeDate: '2018-02-01', quantity: '100', totalAmount: '612' })],
  }).submission;
  return {
    ...submissionData,
    tradeDetails: { ...submissionData.tradeDetails, closingBalance },
  };
}

const CLOSING = 'tradeDetails.closingBalance';
const DIFFERS = 'shares at the close of 12 November 2018, and';

describe('what the checks find after a proposed change (AMEND-9, LEDGER-7)', () => {
  it.each<[string, Diff, string, string[], string[]]>([
    ['nothing about an ordinary purchase', diff({ tradesAdded: [buy] }), '', [], []],
    [
      'that a day was in a halt, by the rules in force',
      diff({ tradesAdded: [{ ...buy, tradeDate: '2018-05-07' }] }),
      '',
      ['Trade Date is a day on which trading was halted. Enter the day that the contract note names'],
      [],
    ],
    [
      'that a price is outside its day',
      diff({ tradesAdded: [{ ...buy, pricePerShare: '9', totalAmount: '900' }] }),
      '',
      ['Price per Share is outside the prices of that day, 2 to 2.5. Compare it with the contract note'],
      [],
    ],
    [
      'that the stated closing balance would no longer fit',
      diff({ tradesAdded: [buy] }),
      '150',
      [],
      [`The transactions would come to 250 ${DIFFERS} 150 are stated.`],
    ],
    [
      'that a proposed closing balance does not fit',
      diff({ fields: [field(CLOSING, '1400')] }),
      '150',
      [],
      [`The transactions would come to 150 ${DIFFERS} 1,400 are stated.`],
    ],
    [
      'nothing about a trade and the closing balance that it leads to',
      diff({ fields: [field(CLOSING, '250')], tradesAdded: [buy] }),
      '150',
      [],
      [],
    ],
    [
      'nothing about a claim whose balances and trades stay',
      diff({ fields: [field('contactDetails.mobile', '1')] }),
      '999',
      [],
      [],
    ],
  ])('say %s', (_, change, closingBalance, added, ofClaim) => {
    const found = proposalWarnings(change, claim(closingBalance), period, rules);
    expect(found.added.flat()).toEqual(added);
    expect(found.ofClaim).toEqual(ofClaim);
    expect(warningSentences(found)).toHaveLength(ofClaim.length + (added.length > 0 ? 1 : 0));
  });

  it('go by the dates of the scheme while no rules are in force (TRADE-9)', () => {
    const late = diff({ tradesAdded: [{ ...buy, tradeDate: '2019-01-02' }] });
    expect(proposalWarnings(late, claim('7'), period, undefined)).toEqual({
      added: [['Trade Date is outside the period 24-Aug-2017 to 12-Nov-2018']],
      ofClaim: [],
    });
  });

  it('wait for all trades when a balance or a trade changes, and not otherwise', () => {
    expect(changesTrades(diff({ fields: [field(CLOSING, '1')] }))).toBe(true);
    expect(changesTrades(diff({ tradesRemoved: [buy] }))).toBe(true);
    expect(changesTrades(diff({ fields: [field('contactDetails.mobile', '1')] }))).toBe(false);
  });
});
