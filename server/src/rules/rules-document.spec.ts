import { rulesDocumentErrors } from './rules-document.js';
import { soundRules as document } from './sound-rules.js';

const errorsOf = (changed: object) =>
  rulesDocumentErrors({ ...document, ...changed }).map(({ path, code }) => `${path} ${code}`);

describe('a rules document', () => {
  it('is valid as a scheme would write it (RULES-7)', () => {
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
  ])('is rejected with %s (RULES-7)', (_title, changed, expected) => {
    expect(errorsOf(changed).sort()).toEqual(expected);
  });
});
