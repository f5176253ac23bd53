import type { KeptTrade } from '../trade-warnings.js';
import { assessClaim } from './assess-claim.js';
import type { AssessmentDocument } from './assessment-document.js';
import { assessmentRules } from './assessment-rules.js';
import type { AssessedClaim } from './claim-ledger.js';

const document: AssessmentDocument = {
  openingDate: '2021-02-26',
  window: { from: '2021-03-01', to: '2021-12-17' },
  lastDay: '2021-12-17',
  method: 'INFLATION_DIFF',
  matching: 'FIFO',
  bands: [
    { id: 'A', from: '2021-03-01', to: '2021-06-30', inflation: '0.85' },
    { id: 'B', from: '2021-07-01', to: '2021-12-17', inflation: '0.30' },
  ],
};

const NOMINAL = { method: 'NOMINAL', heldPrice: '5', bands: undefined } as const;

let count = 0;
const trade = (type: string, tradeDate: string, quantity: string, pricePerShare: string): KeptTrade => ({
  id: `t${++count}`,
  transactionType: type as KeptTrade['transactionType'],
  tradeDate,
  quantity,
  pricePerShare,
  totalAmount: '1',
});

const assess = (changed: Partial<AssessmentDocument>, claim: AssessedClaim) => {
  const { status, recognisedLoss, limitedBy, slices } = assessClaim(
    claim,
    assessmentRules({ ...document, ...changed }),
  );
  return { status, recognisedLoss, limitedBy, slices: slices.map(({ basis, loss }) => `${basis} ${loss}`) };
};

const assessed = (changed: Partial<AssessmentDocument>, ...trades: KeptTrade[]) =>
  assess(changed, { openingBalance: '0', trades });

describe('a claim compared with a manual calculation', () => {
  it.each<[string, Partial<AssessmentDocument>, KeptTrade[], string]>([
    ['a purchase in the window', {}, [trade('BUY', '2021-03-02', '100', '9')], '85.00'],
    ['a purchase before the window', {}, [trade('BUY', '2021-02-27', '100', '9')], '0.00'],
    ['a purchase without a price', {}, [trade('BUY', '2021-03-02', '100', '0')], '0.00'],
    ['a transfer in', {}, [trade('TRANSFER_IN', '2021-03-02', '100', '9')], '0.00'],
    [
      'a transfer in that is taken as an acquisition',
      { transfersIn: 'AS_ACQUISITION' },
      [trade('TRANSFER_IN', '2021-03-02', '100', '9')],
      '85.00',
    ],
    [
      'a sale that lost a part of the inflation',
      {},
      [trade('BUY', '2021-03-02', '100', '9'), trade('SELL', '2021-07-02', '40', '8')],
      // 60 held × 0.85 + 40 sold × (0.85 - 0.30)
      '73.00',
    ],
    [
      'a transfer out, which takes shares without a loss',
      {},
      [trade('BUY', '2021-03-02', '100', '9'), trade('TRANSFER_OUT', '2021-07-02', '40', '8')],
      '51.00',
    ],
    [
      'a transfer out that is taken as a disposal',
      { transfersOut: 'AS_DISPOSAL' },
      [trade('BUY', '2021-03-02', '100', '9'), trade('TRANSFER_OUT', '2021-07-02', '40', '8')],
      '73.00',
    ],
  ])('carries and realises claims by the rules: %s (ASSESS-9)', (_title, changed, trades, loss) => {
    expect(assessed(changed, ...trades).recognisedLoss).toBe(loss);
  });

  it('covers short sales first, with shares that carry no claim (ASSESS-10)', () => {
    const trades = [trade('SELL', '2021-03-02', '30', '9'), trade('BUY', '2021-03-03', '100', '9')];
    const claim = { openingBalance: '0', trades, accepted: ['BALANCE_NEGATIVE'] as const };
    expect(assess({}, claim)).toMatchObject({
      recognisedLoss: '59.50',
      slices: ['NO_CLAIM 0', 'NO_CLAIM 0', 'EXCESS 59.5'],
    });
  });

  it('settles the rest of a disposal after the day’s acquisitions where disposals come first (ASSESS-10)', () => {
    const trades = [trade('BUY', '2021-03-02', '100', '9'), trade('SELL', '2021-03-02', '100', '9')];
    expect(assessed({ sameDay: 'DISPOSALS_FIRST' }, ...trades)).toMatchObject({
      status: 'ASSESSED',
      recognisedLoss: '0.00',
    });
  });

  it.each([
    // 3 × 0.335 is 1.005 exactly; as a binary number it would be less.
    ['HALF_UP', '1.01'],
    ['DOWN', '1.00'],
  ] as const)('is exact, with the loss rounded to cents once: %s (ASSESS-2)', (rounding, loss) => {
    const bands = [{ id: 'A', from: '2021-03-01', to: '2021-12-17', inflation: '0.335' }];
    expect(assessed({ rounding, bands }, trade('BUY', '2021-03-02', '3', '9')).recognisedLoss).toBe(loss);
  });

  it('does not count trades up to the opening date and after the last day (ASSESS-3)', () => {
    const trades = [
      trade('BUY', '2021-02-26', '1000', '9'),
      trade('BUY', '2021-03-02', '100', '9'),
      trade('SELL', '2021-12-18', '100', '9'),
    ];
    expect(assessed({}, ...trades)).toMatchObject({ recognisedLoss: '85.00', slices: ['EXCESS 85'] });
  });

  it('processes the acquisitions of a day first, and each side by price (ASSESS-3)', () => {
    const trades = [
      trade('SELL', '2021-03-02', '100', '6'),
      trade('BUY', '2021-03-02', '100', '9'),
      trade('BUY', '2021-03-02', '100', '7'),
    ];
    expect(assessed(NOMINAL, ...trades).slices).toEqual(['EXCESS 100', 'EXCESS 400']);
  });

  it.each([
    // The older lot costs 9, the newer 7; one of the two is sold for 6 and the other is held, worth 5.
    ['FIFO', ['EXCESS 300', 'EXCESS 200']],
    ['LIFO', ['EXCESS 100', 'EXCESS 400']],
  ] as const)('sells the right lot by %s (ASSESS-11)', (matching, slices) => {
    const trades = [
      trade('BUY', '2021-03-02', '100', '9'),
      trade('BUY', '2021-03-03', '100', '7'),
      trade('SELL', '2021-03-04', '100', '6'),
    ];
    expect(assessed({ ...NOMINAL, matching }, ...trades)).toMatchObject({ recognisedLoss: '500.00', slices });
  });

  it.each<[string, Partial<AssessmentDocument>, KeptTrade[], string]>([
    ['its cap by price', { heldPrice: '8.80' }, [trade('BUY', '2021-03-02', '100', '9')], 'PRICE 20'],
    [
      'its cap by the look-back',
      {
        lookBack: {
          from: '2021-12-01',
          to: '2021-12-17',
          mean: '8.90',
          rolling: [{ date: '2021-12-01', average: '8.90' }],
        },
      },
      [trade('BUY', '2021-03-02', '100', '9')],
      'LOOK_BACK 10',
    ],
    [
      'the cap of a share',
      { heldPrice: '1', caps: { perShare: '0.05' } },
      [trade('BUY', '2021-03-02', '100', '9')],
      'SHARE_CAP 5',
    ],
    ['the floor', { heldPrice: '10' }, [trade('BUY', '2021-03-02', '100', '9')], 'FLOOR 0'],
  ])('uses the lowest amount for a slice: %s (ASSESS-11)', (_title, changed, trades, slice) => {
    expect(assessed({ method: 'INFLATION_DIFF_PRICE_CAP', ...changed }, ...trades).slices).toEqual([slice]);
  });

  it.each([
    // Bought 100 at 9 and 100 at 7, sold 100 at 6; a share held is worth 5. The pool costs 8 a share.
    ['AVERAGE', ['EXCESS 200', 'EXCESS 300'], '500.00'],
    ['NET', ['EXCESS 500'], '500.00'],
  ] as const)('pools or nets its shares by %s (ASSESS-12)', (matching, slices, recognisedLoss) => {
    const trades = [
      trade('BUY', '2021-03-02', '100', '9'),
      trade('BUY', '2021-03-03', '100', '7'),
      trade('SELL', '2021-03-04', '100', '6'),
    ];
    expect(assessed({ ...NOMINAL, matching }, ...trades)).toMatchObject({ recognisedLoss, slices });
  });

  it.each<[string, Partial<AssessmentDocument>, string, string]>([
    ['no cap', {}, '85.00', 'NONE'],
    ['a market loss below the sum', { overallCap: { holdingPrice: '8.50' } }, '50.00', 'MARKET_LOSS'],
    ['a market loss above the sum', { overallCap: { holdingPrice: '1' } }, '85.00', 'NONE'],
    ['a market gain', { overallCap: { holdingPrice: '9' } }, '0.00', 'MARKET_GAIN'],
    [
      'a cap of the claim',
      { overallCap: { holdingPrice: '8.50' }, caps: { perClaim: '20' } },
      '20.00',
      'CLAIM_CAP',
    ],
  ])('is limited by %s (ASSESS-13)', (_title, changed, recognisedLoss, limitedBy) => {
    expect(assessed(changed, trade('BUY', '2021-03-02', '100', '9'))).toMatchObject({
      recognisedLoss,
      limitedBy,
    });
  });

  it('is blocked by an error until somebody accepts it (ASSESS-14)', () => {
    const claim = { openingBalance: '-5', trades: [trade('BUY', '2021-03-02', '100', '9')] };
    expect(assess({}, claim)).toEqual({
      status: 'BLOCKED',
      recognisedLoss: null,
      limitedBy: null,
      slices: [],
    });
    expect(assess({}, { ...claim, accepted: ['OPENING_NEGATIVE'] })).toMatchObject({
      status: 'ASSESSED',
      recognisedLoss: '80.75',
    });
  });
});
