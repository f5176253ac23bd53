import { columnOf, GrowingColumn } from './cents-column.js';
import {
  SharingRefused,
  TAX_CLASSES,
  type DistributionPlan,
  type Fund,
  type TaxClass,
} from './distribution-plan.js';
import { shareFund } from './share-fund.js';

const fund: Fund = { settlementSum: '1000.00', interest: '100.00', steps: [] };

/** Claims with losses in cents; a resident with a tax file number unless a class is named. */
const claims = (...given: [loss: bigint, taxClass?: TaxClass][]) => ({
  loss: columnOf(given.map(([loss]) => loss)),
  taxClass: Uint8Array.from(given, ([, name]) => TAX_CLASSES.indexOf(name ?? 'RESIDENT_QUOTED')),
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
    expect(refusalOf(() => shareFund(claims([5n]), { ...fund, steps }, {}))).toBe('STEP_NOT_COVERED:1');
    const covered = [steps[0]!, { ...steps[1]!, from: 'INTEREST_FIRST' as const }];
    expect(shareFund(claims([5n]), { ...fund, steps: covered }, {}).distributable).toEqual({
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
    // A tenth of 33.33 is 3.333; the remaining cent goes to the first claim.
    const three = claims([1n], [1n, 'RESIDENT_NOT_QUOTED'], [1n, 'NON_RESIDENT']);
    const { line } = shareFund(three, fund, { withholding });
    expect([0, 1, 2].map((at) => [line(at).interest, line(at).withheld])).toEqual([
      [33_34n, 0n],
      [33_33n, 15_00n],
      [33_33n, 3_33n],
    ]);
  });

  it('is rejected for a class without a rate (SHARE-9)', () => {
    expect(refusalOf(() => shareFund(claims([1n, 'UNKNOWN']), fund, { withholding }))).toBe(
      'NO_RATE:UNKNOWN',
    );
  });
});

describe('amounts of any size', () => {
  it('are shared to the cent where 8 bytes do not hold them (SHARE-2)', () => {
    const huge = 10n ** 40n;
    const { line } = shareFund(
      claims([huge], [2n * huge], [0n]),
      { ...fund, settlementSum: '3' + '0'.repeat(30) },
      {},
    );
    expect([0, 1, 2].map((at) => line(at).payment)).toEqual([
      10n ** 32n + 33_33n,
      2n * 10n ** 32n + 66_67n,
      0n,
    ]);
    const mixed = shareFund(claims([1n], [huge]), { ...fund, interest: '0.00' }, {});
    expect([mixed.line(0).payment, mixed.line(1).payment]).toEqual([0n, 100_000n]);
  });

  it('grow beyond 8 bytes in a column (SHARE-2)', () => {
    const column = new GrowingColumn();
    const given = Array.from({ length: 3_000 }, (_, at) => BigInt(at));
    for (const amount of given) column.add(amount);
    expect([...column.end()]).toEqual(given);
    column.add(1n << 63n);
    column.add(7n);
    expect([...column.end()]).toEqual([...given, 1n << 63n, 7n]);
  });
});
