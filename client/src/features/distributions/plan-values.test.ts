import { planToSave, planValues } from './plan-values';
import { percentErrors } from './withholding-values';

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

  it('keep other rates of tax by class, and leave out a class without one (TAX-5)', () => {
    const { withholding } = planValues(RULES);
    const percents = { ...withholding.percents, RESIDENT_NOT_QUOTED: ' 46.55 %', NON_RESIDENT: '0' };
    const roundings = { ...withholding.roundings, RESIDENT_NOT_QUOTED: 'WHOLE_DOLLAR_DOWN' as const };
    expect(saved({ withholding: { base: 'TOTAL', percents, roundings } })).toMatchObject({
      minimumPayment: { amount: '10.00' },
      withholding: {
        base: 'TOTAL',
        rates: {
          RESIDENT_NOT_QUOTED: { rate: '0.4655', rounding: 'WHOLE_DOLLAR_DOWN' },
          NON_RESIDENT: { rate: '0', rounding: 'CENT' },
        },
      },
    });
    const taxed = JSON.stringify({
      withholding: { base: 'TOTAL', rates: { UNKNOWN: { rate: '0.470000', rounding: 'CENT' } } },
    });
    expect(planValues(taxed).withholding.percents.UNKNOWN).toBe('47');
    const none = {
      ...planValues(taxed),
      withholding: { ...planValues(taxed).withholding, base: 'NONE' as const },
    };
    expect(JSON.parse(planToSave(none, taxed, false)!)).toMatchObject({
      withholding: { base: 'NONE', rates: {} },
    });
    expect(JSON.parse(planToSave(planValues(taxed), taxed, true)!)).toMatchObject(
      JSON.parse(taxed) as object,
    );
  });

  it.each(['100.1', '-1', 'ten', '1e1', '4,7', '1.23456'])(
    'name a percentage that is none: %s (TAX-5)',
    (typed) => {
      const { withholding } = planValues(RULES);
      const values = {
        ...withholding,
        base: 'TOTAL' as const,
        percents: { ...withholding.percents, UNKNOWN: typed },
      };
      expect(percentErrors(values)).toEqual({ UNKNOWN: expect.stringMatching(/^Enter a percentage/) });
      expect(percentErrors({ ...values, base: 'NONE' })).toBeUndefined();
      expect(
        percentErrors({ ...values, percents: { ...values.percents, UNKNOWN: '100 %' } }),
      ).toBeUndefined();
    },
  );

  it('keep a text that is no amount, which the server names', () => {
    expect(saved({ amount: 'ten' })).toMatchObject({ minimumPayment: { amount: 'ten' } });
  });
});
