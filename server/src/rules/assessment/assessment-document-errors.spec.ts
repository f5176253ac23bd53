import { assessmentDocumentErrors } from './assessment-document-errors.js';

const sound = {
  openingDate: '2021-02-26',
  window: { from: '2021-03-01', to: '2021-12-17' },
  lastDay: '2021-12-17',
  method: 'INFLATION_DIFF',
  matching: 'FIFO',
  bands: [
    { id: 'A', from: '2021-03-01', to: '2021-08-31', inflation: '1.20' },
    { id: 'B', from: '2021-09-01', to: '2021-12-17', inflation: '0.50' },
  ],
};
const lookBack = { from: '2021-12-20', to: '2022-03-17', mean: '5' };
const day = { from: '2021-04-28', to: '2021-04-28', inflation: '1' };

const errorsOf = (changed: object) =>
  assessmentDocumentErrors({ ...sound, ...changed }).map(({ path, code }) => `${path} ${code}`);

describe('the errors of assessment rules', () => {
  it.each<[string, object]>([
    [
      'with null for what is absent',
      { heldPrice: null, lookBack: null, weights: [], caps: {}, checks: null },
    ],
    [
      'with bands that share a day at different prices',
      {
        bands: [
          { id: '1', ...day, priceAtLeast: '50.45' },
          { id: '2', ...day, priceBelow: '50.45' },
        ],
      },
    ],
    [
      'with values of other methods in a band',
      { bands: [{ id: 'A', ...day, percent: '0.5', trueValue: '7' }] },
    ],
    [
      'with every day of a look-back',
      {
        lastDay: '2022-03-17',
        lookBack: { ...lookBack, rolling: [{ date: '2021-12-20', average: '5' }] },
      },
    ],
    ['of NOMINAL without bands', { method: 'NOMINAL', heldPrice: '5.60', bands: undefined }],
    ['with the largest decimal', { caps: { perClaim: '99999999999999.999999' } }],
  ])('do not occur for a document %s (RULES-1, RULES-3)', (_title, changed) => {
    expect(errorsOf(changed)).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['unknown keys at any depth', { window: { ...sound.window, day: '1' } }, ['window.day UNKNOWN_KEY']],
    ['a day that does not exist', { openingDate: '2021-02-29' }, ['openingDate NOT_A_DAY']],
    [
      'a window that ends before it begins',
      { window: { from: '2021-12-17', to: '2021-03-01' } },
      ['window.to REVERSED'],
    ],
    ['a last day inside the window', { lastDay: '2021-12-16' }, ['lastDay BEFORE_WINDOW_ENDS']],
    ['another method', { method: 'LIFO' }, ['method NOT_ALLOWED']],
    ['seven decimals', { heldPrice: '1.1234567' }, ['heldPrice NOT_A_DECIMAL']],
    ['fifteen digits', { heldPrice: '123456789012345' }, ['heldPrice NOT_A_DECIMAL']],
    ['a sign', { heldPrice: '-1' }, ['heldPrice NOT_A_DECIMAL']],
    ['a list that is none', { bands: {} }, ['bands NOT_ALLOWED']],
    ['a band that is none', { bands: [null] }, ['bands.0 NOT_ALLOWED']],
    ['missing bands', { bands: undefined }, ['bands MISSING']],
    ['the price cap without a price', { method: 'INFLATION_DIFF_PRICE_CAP' }, ['heldPrice MISSING']],
    ['a credit that the method does not know', { creditOnSale: true }, ['creditOnSale NOT_WITH_METHOD']],
    ['a look-back that ends early', { lastDay: '2022-03-18', lookBack }, ['lookBack.to NOT_THE_LAST_DAY']],
    [
      'averages in the wrong order',
      {
        lastDay: '2022-03-17',
        lookBack: {
          ...lookBack,
          rolling: ['2021-12-20', '2022-01-10', '2022-01-10'].map((date) => ({ date, average: '5' })),
        },
      },
      ['lookBack.rolling.2 NOT_IN_ORDER'],
    ],
    [
      'weights on the same day',
      {
        weights: [
          { from: '2021-06-01', to: '2021-12-17', weight: '1' },
          { from: '2021-03-01', to: '2021-06-01', weight: '1' },
        ],
      },
      ['weights.1 OVERLAP'],
    ],
    [
      'bands that share a price',
      {
        bands: [
          { id: '1', ...day, priceAtLeast: '50.44' },
          { id: '2', ...day, priceBelow: '50.45' },
        ],
      },
      ['bands.1 OVERLAP'],
    ],
    ['a cap of a share with NET', { matching: 'NET', caps: { perShare: '1' } }, ['caps.perShare NEEDS_LOTS']],
    [
      'weights with AVERAGE',
      { matching: 'AVERAGE', weights: [{ ...sound.window, weight: '1' }] },
      ['weights NEEDS_LOTS'],
    ],
    ['an unknown finding', { checks: { severity: { LATE: 'ERROR' } } }, ['checks.severity.LATE UNKNOWN_KEY']],
    [
      'an unknown severity',
      { checks: { severity: { CROSSED: 'BAD' } } },
      ['checks.severity.CROSSED NOT_ALLOWED'],
    ],
    ['half a day', { checks: { settlementDays: 1.5 } }, ['checks.settlementDays NOT_ALLOWED']],
    [
      'a list of 10,001',
      { checks: { holidays: Array(10_001).fill('2021-04-02') } },
      ['checks.holidays NOT_ALLOWED'],
    ],
    [
      'everything at once',
      { openingDate: 7, colour: 'red', matching: undefined },
      ['colour UNKNOWN_KEY', 'openingDate NOT_A_DAY', 'matching MISSING'],
    ],
  ])('name %s (RULES-2, RULES-4, RULES-5, RULES-6)', (_title, changed, expected) => {
    expect(errorsOf(changed).sort()).toEqual([...expected].sort());
  });

  it.each([null, undefined, 'rules', 5, []])('reject %p as a document', (value) => {
    expect(assessmentDocumentErrors(value)).toEqual([{ path: '', code: 'NOT_ALLOWED' }]);
  });
});
