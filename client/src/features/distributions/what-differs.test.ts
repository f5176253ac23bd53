import type { DistributionPlan } from '@rules/distribution/distribution-plan.js';
import { aDistribution } from '../../test-support/distribution';
import type { ComparedDistribution } from './compared-distribution';
import { textOf, courtStatementText } from './court-statement-text';
import { whatDiffers } from './what-differs';

const step = {
  ...{ name: 'Costs', kind: 'COSTS', from: 'PRINCIPAL', amount: '500.00', percent: null, of: null },
  ...{ basis: 'Order of 3 May 2019', cap: '600.00' },
};
const reserve = { ...step, name: 'Reserve', kind: 'RESERVE', amount: '50.00', basis: 'Deed', cap: null };
const source = {
  ...{ kind: 'RESERVE', distribution: 1, payments: null, principal: '900.00', interest: '10.00' },
};
const plan = {
  minimumPayment: { amount: '10.00', treatment: 'DROP', sequence: 'SMALLEST_FIRST' },
  neverAboveLoss: true,
  withholding: {
    base: 'INTEREST',
    rates: {
      RESIDENT_QUOTED: { rate: '0', rounding: 'CENT' },
      RESIDENT_NOT_QUOTED: { rate: '0.47', rounding: 'WHOLE_DOLLAR_DOWN' },
      NON_RESIDENT: { rate: '0.1', rounding: 'CENT' },
      UNKNOWN: { rate: '0.2', rounding: 'CENT' },
    },
  },
} as const satisfies DistributionPlan;
const zero = { principal: '0.00', interest: '0.00' };
const figures = {
  waterfall: [
    { name: 'Costs', principal: '500.00', interest: '0.00' },
    { name: 'Reserve', principal: '50.00', interest: '0.00' },
  ],
  ...{ distributable: { principal: '450.00', interest: '20.00' }, residue: zero, rounds: 1, paid: 3 },
  ...{ loss: '900.00', payment: '470.00', principal: '450.00', interest: '20.00', withheld: '4.00' },
  ...{ net: '466.00', average: '156.67', median: '100.00', largest: '300.00', smallest: '70.00' },
  ...{ curve: [], disagreed: 0, states: [{ state: 'BELOW_MINIMUM' as const, claims: 2 }] },
  taxClasses: [{ taxClass: 'RESIDENT_NOT_QUOTED', claims: 1, withheld: '4.00' }],
};

/** What a distribution is computed from, as a document whose every value may be another. */
interface Given {
  runNumber: number;
  followsNumber: number | null;
  fund: ComparedDistribution['fund'];
  plan: DistributionPlan;
}
const given: Given = {
  ...{ runNumber: 3, followsNumber: 1, plan },
  fund: { ...aDistribution().fund, interest: '20.00', sources: [source], steps: [step, reserve] },
};
const original: ComparedDistribution = { ...given, number: 1, figures };
const copyOf = (changed: Given, of: Partial<typeof figures> = {}): ComparedDistribution => ({
  ...changed,
  number: 2,
  figures: { ...figures, ...of },
});

/** Each value of a document by its path, with another one of its kind. */
const OTHER: Readonly<Record<string, string>> = {
  ...{ kind: 'OTHER', from: 'INTEREST', of: 'REMAINING', percent: '2.5', treatment: 'ROUND_UP' },
  ...{ sequence: 'ALL_AT_ONCE', base: 'TOTAL', rate: '0.325', basis: 'Another order', name: 'Another' },
};
function otherValue(key: string, value: unknown, path: readonly string[]): unknown {
  if (path.includes('sources') && key === 'kind') return 'RESIDUE';
  if (key === 'rounding') return value === 'CENT' ? 'WHOLE_DOLLAR_DOWN' : 'CENT';
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return OTHER[key] ?? '123.45';
}
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
}
function changedAt(path: readonly string[]): Given {
  const changed = structuredClone(given);
  const parents = path.slice(0, -1);
  const key = path.at(-1)!;
  const owner = parents.reduce<Record<string, unknown>>(
    (value, name) => value[name] as Record<string, unknown>,
    changed as unknown as Record<string, unknown>,
  );
  owner[key] = otherValue(key, owner[key], parents);
  // The percentage of a step counts beside what it is of, and how many payments beside their kind.
  if (key === 'percent') Object.assign(owner, { of: 'REMAINING' });
  if (key === 'of') Object.assign(owner, { percent: '1' });
  if (key === 'payments') Object.assign(owner, { kind: 'UNCLAIMED' });
  return changed;
}

describe('what the court would have to be told of a copy (DIST-9)', () => {
  const paths = pathsOf(given).map((path) => [path.join('.'), path] as const);

  it('knows every value of the fund, its steps and the plan', () => {
    expect(paths).toHaveLength(4 + 5 + 2 * 8 + 3 + 1 + 1 + 4 * 2);
  });

  it.each(paths)('names a difference in %s', (_, path) => {
    const found = whatDiffers(original, copyOf(changedAt(path)));
    expect(found).not.toEqual([]);
    for (const { rule, original: before, copy, effect } of found) {
      expect(before).not.toBe(copy);
      expect([rule, before, copy, effect].join(' ')).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it('names nothing where both are the same, however a default is written', () => {
    expect(whatDiffers(original, copyOf(given))).toEqual([]);
    const { minimumPayment: _, ...others } = plan;
    const without = { ...given, plan: { ...others, minimumPayment: null } };
    const paying = { ...others, minimumPayment: { amount: '10.00', treatment: 'PAY' as const } };
    expect(whatDiffers({ ...without, number: 1, figures }, copyOf({ ...given, plan: paying }))).toEqual([]);
  });

  it('says what a minimum, a removed, an added, a changed and a moved step come to', () => {
    const funder = {
      ...step,
      name: 'Funder',
      kind: 'FUNDER',
      amount: null,
      percent: '25',
      of: 'REMAINING',
      cap: null,
    };
    const copy = copyOf(
      {
        ...given,
        fund: {
          ...given.fund,
          steps: [{ ...reserve, amount: '80.00' }, { ...step, basis: 'Order of 4 May 2019' }, funder],
        },
        plan: { ...plan, minimumPayment: { ...plan.minimumPayment, amount: '100.00' } },
      },
      {
        waterfall: [
          { name: 'Reserve', principal: '80.00', interest: '0.00' },
          { name: 'Costs', principal: '500.00', interest: '0.00' },
          { name: 'Funder', principal: '105.00', interest: '0.00' },
        ],
        states: [{ state: 'BELOW_MINIMUM', claims: 25 }],
      },
    );
    const said = whatDiffers(original, copy).map(({ rule, original: before, copy: after, effect }) => [
      rule,
      before,
      after,
      effect,
    ]);
    expect(said).toEqual([
      [
        'Order or invoice of the step ‘Costs’',
        'Order of 3 May 2019',
        'Order of 4 May 2019',
        'No payment depends on it.',
      ],
      [
        'Amount of the step ‘Reserve’',
        '$50.00',
        '$80.00',
        'The step takes $50.00 in distribution 1 and $80.00 in distribution 2.',
      ],
      [
        'Step ‘Funder’',
        'none',
        'Litigation funder, 25 % of what remains, taken from: Settlement sum, by: Order of 3 May 2019',
        'The step takes $0.00 in distribution 1 and $105.00 in distribution 2.',
      ],
      [
        'Order of the steps',
        'Costs, Reserve',
        'Reserve, Costs',
        'To be shared: $470.00 in distribution 1, $470.00 in distribution 2.',
      ],
      [
        'Minimum payment',
        '$10.00',
        '$100.00',
        'Claims below the minimum: 2 in distribution 1, 25 in distribution 2.',
      ],
    ]);
  });

  it('is a text of numbered paragraphs, with what all differences come to together', () => {
    const copy = copyOf(
      { ...given, plan: { ...plan, neverAboveLoss: false } },
      { residue: { principal: '1.00', interest: '0.50' } },
    );
    const changes = { gaining: 2, gained: '1.50', losing: 0, lost: '0.00', unchanged: 1 };
    expect(textOf(courtStatementText(original, copy, changes))).toBe(
      [
        'Distribution 2 is a copy of distribution 1 and differs from it in 1 rule or part of the fund.',
        '1. Nobody is paid more than the recognised loss: yes in distribution 1; no in distribution 2. Left over for the court: $0.00 in distribution 1, $1.50 in distribution 2.',
        'To be shared: $470.00 in distribution 1, $470.00 in distribution 2. Claims paid: 3 in distribution 1, 3 in distribution 2. Payments together: $470.00 in distribution 1, $470.00 in distribution 2. Claims below the minimum: 2 in distribution 1, 2 in distribution 2. Left over for the court: $0.00 in distribution 1, $1.50 in distribution 2. Tax withheld: $4.00 in distribution 1, $4.00 in distribution 2. Before tax, claims that get more in distribution 2: 2, together $1.50 more; claims that get less: 0, together $0.00 less; claims that get the same: 1. Tax is subject to the tax advice given to the administrator.\n',
      ].join('\n\n'),
    );
  });
});
