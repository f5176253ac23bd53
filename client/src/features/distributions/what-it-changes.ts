import { readUnits, writeCents } from '@rules/decimals.js';
import type { TaxClass } from '@rules/distribution/distribution-plan.js';
import { t } from '@rules/text.js';
import { formatCount } from '../../lib/amounts';
import { formatMoney } from '../../lib/decimals';
import type { ComparedDistribution } from './compared-distribution';

const CENT_PLACES = 2;

type Columns = ComparedDistribution['figures']['distributable'];

/** What something is in both distributions, and their numbers. */
interface InBoth {
  [name: string]: string | number;
  original: string;
  copy: string;
  a: number;
  b: number;
}

/** A sentence about both distributions. */
type Effect = (original: ComparedDistribution, copy: ComparedDistribution) => string;

const effectOf =
  (valueOf: (of: ComparedDistribution) => string, sentence: (values: InBoth) => string): Effect =>
  (original, copy) =>
    sentence({ original: valueOf(original), copy: valueOf(copy), a: original.number, b: copy.number });

const dollars = (amount: string) => `$${formatMoney(amount)}`;

/** Both columns together, in dollars. */
export function together({ principal, interest }: Columns): string {
  return dollars(writeCents(readUnits(principal, CENT_PLACES) + readUnits(interest, CENT_PLACES)));
}

const claimsIn = ({ figures }: ComparedDistribution, state: 'BELOW_MINIMUM' | 'RAISED'): number =>
  figures.states.find((one) => one.state === state)?.claims ?? 0;

/** The losses of the claims that take part. */
export const effectOnLosses = effectOf(
  ({ figures }) => dollars(figures.loss),
  (values) => t('Recognised losses: {original} in distribution {a}, {copy} in distribution {b}.', values),
);

/** What is left to be shared. */
export const effectOnShared = effectOf(
  ({ figures }) => together(figures.distributable),
  (values) => t('To be shared: {original} in distribution {a}, {copy} in distribution {b}.', values),
);

const effectOnBelow = effectOf(
  (of) => formatCount(claimsIn(of, 'BELOW_MINIMUM')),
  (values) =>
    t('Claims below the minimum: {original} in distribution {a}, {copy} in distribution {b}.', values),
);

const effectOnRaised = effectOf(
  (of) => formatCount(claimsIn(of, 'RAISED')),
  (values) =>
    t('Claims raised to the minimum: {original} in distribution {a}, {copy} in distribution {b}.', values),
);

/** How many claims are below the minimum, and how many are raised to it where any are. */
export const effectOnMinimum: Effect = (original, copy) => {
  const isRaised = [original, copy].some((of) => claimsIn(of, 'RAISED') > 0);
  return [effectOnBelow(original, copy), ...(isRaised ? [effectOnRaised(original, copy)] : [])].join(' ');
};

/** What nobody is entitled to. */
export const effectOnResidue = effectOf(
  ({ figures }) => together(figures.residue),
  (values) =>
    t('Left over for the court: {original} in distribution {a}, {copy} in distribution {b}.', values),
);

const effectOnPaid = effectOf(
  ({ figures }) => formatCount(figures.paid),
  (values) => t('Claims paid: {original} in distribution {a}, {copy} in distribution {b}.', values),
);

const effectOnPayments = effectOf(
  ({ figures }) => dollars(figures.payment),
  (values) => t('Payments together: {original} in distribution {a}, {copy} in distribution {b}.', values),
);

const effectOnAllTax = effectOf(
  ({ figures }) => dollars(figures.withheld),
  (values) => t('Tax withheld: {original} in distribution {a}, {copy} in distribution {b}.', values),
);

/** The tax withheld, of one class or of all. */
export function effectOnTax(
  original: ComparedDistribution,
  copy: ComparedDistribution,
  taxClass?: TaxClass,
): string {
  if (!taxClass) return effectOnAllTax(original, copy);
  const ofClass = effectOf(
    ({ figures }) => dollars(figures.taxClasses.find((one) => one.taxClass === taxClass)?.withheld ?? '0.00'),
    (values) =>
      t(
        'Tax withheld from these claims: {original} in distribution {a}, {copy} in distribution {b}.',
        values,
      ),
  );
  return ofClass(original, copy);
}

/** What all differences come to together, in sentences. */
export function effectsOfAll(original: ComparedDistribution, copy: ComparedDistribution): string[] {
  return [
    effectOnShared,
    effectOnPaid,
    effectOnPayments,
    effectOnMinimum,
    effectOnResidue,
    effectOnAllTax,
  ].map((effect) => effect(original, copy));
}
