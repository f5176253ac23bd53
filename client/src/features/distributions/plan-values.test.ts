import { planToSave, planValues } from './plan-values';

const RULES = JSON.stringify({
  minimumPayment: { amount: '10.00', treatment: 'DROP', sequence: 'SMALLEST_FIRST' },
  neverAboveLoss: true,
  withholding: { base: 'NONE', rates: {} },
});
const saved = (part: object, departs = false) => {
  const json = planToSave({ ...planValues(RULES), ...part }, RULES, departs);
  return json === null ? null : (JSON.parse(json) as object);
};

describe('the rules that a copy tries (DIST-8)', () => {
  it('stay those of the run until something is changed', () => {
    expect(saved({})).toBeNull();
    expect(saved({}, true)).toEqual(JSON.parse(RULES));
  });

  it.each([
    ['no minimum', { treatment: 'PAY' }, { minimumPayment: null }],
    [
      'another amount, however it is written',
      { amount: '$1,020.5' },
      { minimumPayment: { amount: '1020.50', treatment: 'DROP', sequence: 'SMALLEST_FIRST' } },
    ],
    [
      'raised to the minimum, where a sequence means nothing',
      { treatment: 'ROUND_UP', neverAboveLoss: false },
      { minimumPayment: { amount: '10.00', treatment: 'ROUND_UP' }, neverAboveLoss: false },
    ],
  ])('are saved as a whole, with the withholding as it was: %s', (_, part, expected) => {
    expect(saved(part)).toEqual({ ...(JSON.parse(RULES) as object), ...expected });
  });

  it('keep a text that is no amount, which the server names', () => {
    expect(saved({ amount: 'ten' })).toMatchObject({ minimumPayment: { amount: 'ten' } });
  });
});
