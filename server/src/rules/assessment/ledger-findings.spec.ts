import type { KeptTrade } from '../trade-warnings.js';
import { assessClaim } from './assess-claim.js';
import type { AssessmentDocument } from './assessment-document.js';
import { assessmentRules } from './assessment-rules.js';
import type { AssessedClaim } from './claim-ledger.js';

const document: AssessmentDocument = {
  openingDate: '2021-02-26',
  window: { from: '2021-03-01', to: '2021-12-17' },
  lastDay: '2021-12-17',
  method: 'NOMINAL',
  matching: 'FIFO',
  heldPrice: '5',
  checks: { priceRange: { low: '6', high: '9' }, priceTolerancePercent: '10' },
};

const buy = (changed: Partial<KeptTrade> = {}): KeptTrade => ({
  id: 't1',
  transactionType: 'BUY',
  tradeDate: '2021-03-15',
  quantity: '100',
  pricePerShare: '8',
  totalAmount: '800',
  ...changed,
});

const findingsOf = (claim: Partial<AssessedClaim>, changed: Partial<AssessmentDocument> = {}) =>
  assessClaim(
    { openingBalance: '0', trades: [buy()], ...claim },
    assessmentRules({ ...document, ...changed }),
  ).findings.map(({ code, severity, trade }) => [code, severity, trade].filter(Boolean).join(' '));

describe('the checks of a claim’s ledger', () => {
  it.each<[string, Partial<AssessedClaim>, string[]]>([
    ['nothing about an ordinary purchase', {}, []],
    ['nothing about NONE as the opening balance', { openingBalance: 'NONE' }, []],
    [
      'that there are no trades, when there are only OPEN rows',
      { trades: [buy({ transactionType: 'OPEN' })] },
      ['NO_TRADES WARNING'],
    ],
    [
      'that an opening balance goes down to a negative one',
      { openingBalance: '-0.5' },
      ['OPENING_NEGATIVE ERROR'],
    ],
    ['that the closing balance is another', { closingBalance: '99' }, ['CLOSING_DIFFERS ERROR']],
    ['that the closing balance is no number', { closingBalance: 'many' }, ['CLOSING_DIFFERS ERROR']],
    ['that the closing balance has half a share', { closingBalance: '100.5' }, ['CLOSING_DIFFERS ERROR']],
    ['nothing about the right closing balance', { closingBalance: ' 100 ' }, []],
    ['nothing about a closing balance with decimals of zero', { closingBalance: '100.0' }, []],
    [
      'nothing about a price on the edge of the tolerance',
      {
        trades: [
          buy({ pricePerShare: '5.4', totalAmount: '540' }),
          buy({ id: 't2', pricePerShare: '9.9', totalAmount: '990' }),
        ],
      },
      [],
    ],
    [
      'that a price is beyond the tolerance',
      { trades: [buy({ pricePerShare: '5.399999', totalAmount: '540' })] },
      ['PRICE_OUTSIDE_DAY WARNING t1'],
    ],
    [
      'nothing about the price of a trade without one but that it has none',
      {
        trades: [buy({ pricePerShare: '0', totalAmount: '0' })],
      },
      ['NO_PRICE WARNING t1'],
    ],
    [
      'by code, then by trade',
      {
        openingBalance: 'some',
        trades: [buy({ id: 't2', tradeDate: '2021-01-04' }), buy({ id: 't1', tradeDate: '2021-01-05' })],
      },
      ['BEFORE_OPENING HINT t1', 'BEFORE_OPENING HINT t2', 'OPENING_UNREADABLE WARNING'],
    ],
  ])('report %s (LEDGER-1, LEDGER-2, LEDGER-3, LEDGER-4)', (_title, claim, expected) => {
    expect(findingsOf(claim)).toEqual(expected);
  });

  it.each([
    // 100 shares at 8 make 800; the tolerances are 3 % (24) and 50.
    ['750', []],
    ['850', []],
    ['749.99', ['TOTAL_DIFFERS WARNING t1']],
    ['850.01', ['TOTAL_DIFFERS WARNING t1']],
  ])('report a total that exceeds both tolerances: %s (LEDGER-5)', (totalAmount, expected) => {
    const checks = { totalTolerance: { percent: '3', amount: '50' } };
    expect(findingsOf({ trades: [buy({ totalAmount })] }, { checks })).toEqual(expected);
  });

  it('report each row that equals another in all but its total (LEDGER-6)', () => {
    const trades = [
      buy({ id: 't1' }),
      buy({ id: 't2', totalAmount: '801' }),
      buy({ id: 't3', quantity: '99', totalAmount: '792' }),
    ];
    expect(findingsOf({ trades })).toEqual(['DUPLICATE_ROW WARNING t1', 'DUPLICATE_ROW WARNING t2']);
  });

  it('take their severity from the rules, where these set another (LEDGER-2)', () => {
    const checks = { severity: { NO_TRADES: 'ERROR' } } as const;
    expect(findingsOf({ trades: [] }, { checks })).toEqual(['NO_TRADES ERROR']);
    const claim = { openingBalance: '0', trades: [] };
    const rules = assessmentRules({ ...document, checks });
    expect(assessClaim(claim, rules).status).toBe('BLOCKED');
    expect(assessClaim({ ...claim, accepted: ['NO_TRADES'] }, rules).status).toBe('ASSESSED');
  });
});

describe('a trade whose numbers are not plain decimals', () => {
  it.each([
    ['quantity', '1e3'],
    ['quantity', '1.5'],
    ['pricePerShare', '1.1234567'],
    ['totalAmount', ''],
  ])('cannot be assessed: %s %s', (field, text) => {
    expect(() => findingsOf({ trades: [buy({ [field]: text })] })).toThrow(RangeError);
  });
});
