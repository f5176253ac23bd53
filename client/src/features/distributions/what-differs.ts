import {
  type SEQUENCES,
  TAX_CLASSES,
  type DistributionPlan,
  type StatedFund,
  type TaxClass,
  type Withholding,
} from '@rules/distribution/distribution-plan.js';
import { percentText } from '@rules/distribution/tax-text.js';
import { t } from '@rules/text.js';
import { formatExactly } from '../../lib/decimals';
import type { ComparedDistribution, Differing } from './compared-distribution';
import { ratedClassText } from './distribution-text';
import { sourceText } from './source-text';
import { stepsThatDiffer } from './steps-that-differ';
import {
  effectOnLosses,
  effectOnMinimum,
  effectOnResidue,
  effectOnShared,
  effectOnTax,
} from './what-it-changes';

/** Something in which two distributions can differ. */
interface Term {
  rule: () => string;
  /** What the distribution says about it; equal texts are no difference. */
  says: (of: ComparedDistribution) => string;
  effect: (original: ComparedDistribution, copy: ComparedDistribution) => string;
}

type Terms<Keys extends PropertyKey> = Readonly<Record<Keys, Term>>;
type Rate = NonNullable<Withholding['rates'][TaxClass]>;

const none = () => t('none');
const dollars = (amount: string) => `$${formatExactly(amount, 2)}`;

/** The money of the fund, apart from its steps. */
const FUND = {
  settlementSum: {
    rule: () => t('Settlement sum'),
    says: ({ fund }) => dollars(fund.settlementSum),
    effect: effectOnShared,
  },
  interest: {
    rule: () => t('Interest'),
    says: ({ fund }) => dollars(fund.interest),
    effect: effectOnShared,
  },
  sources: {
    rule: () => t('Where the money comes from'),
    says: ({ fund }) =>
      fund.sources
        .map((source) =>
          t('{source}: {principal} of the settlement sum and {interest} of interest', {
            source: sourceText(source),
            principal: dollars(source.principal),
            interest: dollars(source.interest),
          }),
        )
        .join('; ') || none(),
    effect: effectOnShared,
  },
} as const satisfies Terms<Exclude<keyof StatedFund, 'steps'>>;

const minimumOf = ({ plan }: ComparedDistribution) =>
  plan.minimumPayment && plan.minimumPayment.treatment !== 'PAY' ? plan.minimumPayment : undefined;

const SEQUENCE_TEXTS = {
  ALL_AT_ONCE: () => t('all below it at once'),
  SMALLEST_FIRST: () => t('the smallest loss first'),
} as const satisfies Record<(typeof SEQUENCES)[number], () => string>;

const MINIMUM = {
  treatment: {
    rule: () => t('Payments below the minimum'),
    says: (of) => {
      const minimum = minimumOf(of);
      if (!minimum) return t('are made, since there is no minimum');
      return minimum.treatment === 'DROP' ? t('are not made') : t('are raised to it');
    },
    effect: effectOnMinimum,
  },
  amount: {
    rule: () => t('Minimum payment'),
    says: (of) => {
      const minimum = minimumOf(of);
      return minimum ? dollars(minimum.amount) : none();
    },
    effect: effectOnMinimum,
  },
  sequence: {
    rule: () => t('Order in which claims fall below the minimum'),
    says: (of) => {
      const minimum = minimumOf(of);
      return minimum?.treatment === 'DROP'
        ? SEQUENCE_TEXTS[minimum.sequence ?? 'ALL_AT_ONCE']()
        : t('none falls');
    },
    effect: effectOnMinimum,
  },
} as const satisfies Terms<keyof NonNullable<DistributionPlan['minimumPayment']>>;

const BASE_TEXTS = {
  INTEREST: () => t('from the interest in a payment'),
  TOTAL: () => t('from the whole payment'),
  NONE: () => t('from nothing'),
} as const satisfies Record<Withholding['base'], () => string>;

const BASE: Term = {
  rule: () => t('Tax is withheld'),
  says: ({ plan }) => BASE_TEXTS[plan.withholding?.base ?? 'NONE'](),
  effect: (original, copy) => effectOnTax(original, copy),
};

const ROUNDING_TEXTS = {
  CENT: () => t('to the cent'),
  WHOLE_DOLLAR_DOWN: () => t('down to whole dollars'),
} as const satisfies Record<Rate['rounding'], () => string>;

const rateOf = ({ plan: { withholding } }: ComparedDistribution, taxClass: TaxClass) =>
  withholding && withholding.base !== 'NONE' ? withholding.rates[taxClass] : undefined;

/** Of one tax class. */
const ratesOf = (taxClass: TaxClass) =>
  ({
    rate: {
      rule: () => t('Tax rate ({taxClass})', { taxClass: ratedClassText(taxClass) }),
      says: (of) => {
        const rate = rateOf(of, taxClass);
        return rate ? t('{percent} %', { percent: percentText(rate.rate) }) : none();
      },
      effect: (original, copy) => effectOnTax(original, copy, taxClass),
    },
    rounding: {
      rule: () => t('Rounding of the tax ({taxClass})', { taxClass: ratedClassText(taxClass) }),
      says: (of) => {
        const rate = rateOf(of, taxClass);
        return rate ? ROUNDING_TEXTS[rate.rounding]() : none();
      },
      effect: (original, copy) => effectOnTax(original, copy, taxClass),
    },
  }) as const satisfies Terms<keyof Rate>;

const WITHHOLDING = {
  base: [BASE],
  rates: TAX_CLASSES.flatMap((taxClass) => Object.values(ratesOf(taxClass))),
} as const satisfies Record<keyof Withholding, readonly Term[]>;

const PLAN = {
  minimumPayment: [MINIMUM.amount, MINIMUM.treatment, MINIMUM.sequence],
  neverAboveLoss: [
    {
      rule: () => t('Nobody is paid more than the recognised loss'),
      says: ({ plan }) => (plan.neverAboveLoss ? t('yes') : t('no')),
      effect: effectOnResidue,
    },
  ],
  withholding: Object.values(WITHHOLDING).flat(),
} as const satisfies Record<keyof DistributionPlan, readonly Term[]>;

const CLAIMS: readonly Term[] = [
  {
    rule: () => t('Assessment'),
    says: ({ runNumber }) => t('run {number}', { number: runNumber }),
    effect: effectOnLosses,
  },
  {
    rule: () => t('Distribution that it follows'),
    says: ({ followsNumber }) => (followsNumber === null ? none() : String(followsNumber)),
    effect: effectOnShared,
  },
];

const BEFORE_STEPS: readonly Term[] = [...CLAIMS, ...Object.values(FUND)];
const AFTER_STEPS: readonly Term[] = Object.values(PLAN).flat();

/**
 * Everything in which a copy differs from its original, from the fund to the tax: what a court would have to be told of
 * (DIST-9). What can differ is one catalogue, which the types hold complete.
 */
export function whatDiffers(original: ComparedDistribution, copy: ComparedDistribution): Differing[] {
  const differing = ({ rule, says, effect }: Term): Differing[] => {
    const [before, after] = [says(original), says(copy)];
    if (before === after) return [];
    return [{ rule: rule(), original: before, copy: after, effect: effect(original, copy) }];
  };
  return [
    ...BEFORE_STEPS.flatMap(differing),
    ...stepsThatDiffer(original, copy),
    ...AFTER_STEPS.flatMap(differing),
  ];
}
