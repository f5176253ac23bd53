import { rulesDocumentErrors } from './rules-document.js';

const document = {
  format: 'prorata-rules/1',
  name: 'Corvane Engineering, scheme of 19 June 2024',
  security: 'CVE',
  currency: 'AUD',
  assessment: {
    openingDate: '2017-08-23',
    window: { from: '2017-08-24', to: '2018-11-12' },
    lastDay: '2018-11-12',
    method: 'INFLATION_DIFF',
    matching: 'FIFO',
    sameDay: 'ACQUISITIONS_FIRST',
    bands: [
      { id: 'A', from: '2017-08-24', to: '2018-07-27', inflation: '0.85' },
      { id: 'B', from: '2018-08-30', to: '2018-11-12', inflation: '0.30' },
    ],
    heldPrice: null,
    lookBack: null,
    overallCap: null,
    weights: [],
    caps: {},
    transfersIn: 'NO_CLAIM',
    transfersOut: 'NO_CLAIM',
    rounding: 'HALF_UP',
    checks: {
      weekends: true,
      holidays: ['2017-12-25'],
      halts: [{ from: '2018-07-30', to: '2018-08-29' }],
      priceRange: { low: '0.50', high: '6.00' },
      priceTolerancePercent: '1',
      settlementDays: 2,
      totalTolerance: { percent: '3', amount: '50' },
      severity: { CROSSED: 'ERROR' },
    },
  },
  distribution: {
    minimumPayment: { amount: '10.00', treatment: 'DROP', sequence: 'SMALLEST_FIRST' },
    neverAboveLoss: true,
    withholding: {
      base: 'INTEREST',
      rates: {
        RESIDENT_QUOTED: { rate: '0', rounding: 'CENT' },
        RESIDENT_NOT_QUOTED: { rate: '0.47', rounding: 'WHOLE_DOLLAR_DOWN' },
        NON_RESIDENT: { rate: '0.1', rounding: 'CENT' },
      },
    },
  },
};

const errorsOf = (changed: object) =>
  rulesDocumentErrors({ ...document, ...changed }).map(({ path, code }) => `${path} ${code}`);

describe('a rules document', () => {
  it('has no errors as a scheme would write it (RULES-7)', () => {
    expect(errorsOf({})).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['another format', { format: 'prorata-rules/2' }, ['format NOT_ALLOWED']],
    ['a currency in words', { currency: 'dollars' }, ['currency NOT_ALLOWED']],
    ['no way to share', { distribution: undefined }, ['distribution MISSING']],
    ['a list for a part', { assessment: [] }, ['assessment NOT_ALLOWED']],
    [
      'an error inside a part',
      { assessment: { ...document.assessment, lastDay: 'late' } },
      ['assessment.lastDay NOT_A_DAY'],
    ],
    [
      'payments that are raised and never above the loss',
      { distribution: { minimumPayment: { amount: '10', treatment: 'ROUND_UP' }, neverAboveLoss: true } },
      ['distribution.neverAboveLoss NOT_TOGETHER'],
    ],
    [
      'half a cent as the minimum',
      { distribution: { minimumPayment: { amount: '10.005', treatment: 'DROP' } } },
      ['distribution.minimumPayment.amount NOT_A_DECIMAL'],
    ],
    [
      'a rate above 1 and an unknown class',
      {
        distribution: {
          withholding: {
            base: 'TOTAL',
            rates: {
              RESIDENT_QUOTED: { rate: '47', rounding: 'CENT' },
              ALIEN: { rate: '0', rounding: 'CENT' },
            },
          },
        },
      },
      [
        'distribution.withholding.rates.ALIEN UNKNOWN_KEY',
        'distribution.withholding.rates.RESIDENT_QUOTED.rate ABOVE_ONE',
      ],
    ],
  ])('is refused with %s (RULES-7)', (_title, changed, expected) => {
    expect(errorsOf(changed).sort()).toEqual(expected);
  });
});
