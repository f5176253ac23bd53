import { SharingRefused, type DistributionPlan, type Fund, type TaxClass } from './distribution-plan.js';
import { shareFund } from './share-fund.js';

const fund: Fund = { settlementSum: '1000.00', interest: '100.00', steps: [] };

const claim = (sid: string, loss: bigint, taxClass: TaxClass = 'RESIDENT_QUOTED') => ({
  sid,
  loss,
  taxClass,
});

const refusalOf = (share: () => unknown) => {
  try {
    share();
  } catch (error) {
    if (error instanceof SharingRefused) return error.refusal;
    throw error;
  }
  return undefined;
};

describe('the waterfall of a fund', () => {
  it('is rejected with the step that its column cannot cover, and never reduced (SHARE-8)', () => {
    const steps: Fund['steps'] = [
      { name: 'Costs', from: 'PRINCIPAL', amount: '999.99' },
      { name: 'Funder', from: 'PRINCIPAL', amount: '0.02' },
    ];
    expect(refusalOf(() => shareFund([claim('1', 5n)], { ...fund, steps }, {}))).toBe('STEP_NOT_COVERED:1');
    const covered = [steps[0]!, { ...steps[1]!, from: 'INTEREST_FIRST' as const }];
    expect(shareFund([claim('1', 5n)], { ...fund, steps: covered }, {}).distributable).toEqual({
      principal: 1n,
      interest: 99_98n,
    });
  });
});

describe('tax withheld from payments', () => {
  const withholding: DistributionPlan['withholding'] = {
    base: 'INTEREST',
    rates: {
      RESIDENT_QUOTED: { rate: '0', rounding: 'CENT' },
      RESIDENT_NOT_QUOTED: { rate: '0.47', rounding: 'WHOLE_DOLLAR_DOWN' },
      NON_RESIDENT: { rate: '0.1', rounding: 'CENT' },
    },
  };

  it('depends on the tax class, in cents or rounded down to whole dollars (SHARE-9)', () => {
    const claims = [
      claim('1', 1n),
      claim('2', 1n, 'RESIDENT_NOT_QUOTED'),
      // A tenth of 33.33 is 3.333; the remaining cent goes to SID 1.
      claim('3', 1n, 'NON_RESIDENT'),
    ];
    expect(
      shareFund(claims, fund, { withholding }).lines.map(({ interest, withheld }) => [interest, withheld]),
    ).toEqual([
      [33_34n, 0n],
      [33_33n, 15_00n],
      [33_33n, 3_33n],
    ]);
  });

  it('is rejected for a class without a rate (SHARE-9)', () => {
    expect(refusalOf(() => shareFund([claim('1', 1n, 'UNKNOWN')], fund, { withholding }))).toBe(
      'NO_RATE:UNKNOWN',
    );
  });
});
