import { countOf } from '@rules/count-of.js';
import { t } from '@rules/text.js';
import type { DistributionLineState, DistributionState, TaxClass } from '../../generated/graphql';

type Tone = 'needs' | 'error' | 'done' | 'active' | 'plain';

export const STATES: Readonly<Record<DistributionState, { words: string; tone: Tone }>> = {
  DRAFT: { words: t('Draft'), tone: 'plain' },
  COMPUTING: { words: t('Computing'), tone: 'active' },
  COMPUTED: { words: t('Computed'), tone: 'done' },
  DISAGREED: { words: t('Engines differ'), tone: 'error' },
  FREEZING: { words: t('Freezing'), tone: 'active' },
  FROZEN: { words: t('Frozen'), tone: 'needs' },
  APPROVED: { words: t('Approved'), tone: 'needs' },
  PUBLISHED: { words: t('Published'), tone: 'done' },
  WITHDRAWN: { words: t('Withdrawn'), tone: 'plain' },
};

export const LINE_STATES: Readonly<Record<DistributionLineState, string>> = {
  SHARED: t('Paid its part'),
  RAISED: t('Raised to the minimum'),
  BELOW_MINIMUM: t('Below the minimum'),
  NO_LOSS: t('No loss'),
};

/** Value and label of each kind of a step. */
export const KINDS: readonly (readonly [string, string])[] = [
  ['COSTS', t('Legal costs')],
  ['FUNDER', t('Litigation funder')],
  ['ADMINISTRATION', t('Administration')],
  ['TAX', t('Tax')],
  ['RESERVE', t('Reserve')],
  ['OTHER', t('Other')],
];

export const SOURCES: readonly (readonly [string, string])[] = [
  ['PRINCIPAL', t('Settlement sum')],
  ['INTEREST', t('Interest')],
  ['INTEREST_FIRST', t('Interest first, then settlement sum')],
];

/** '' is an amount in dollars. */
export const MEASURES: readonly (readonly [string, string])[] = [
  ['', t('Dollars')],
  ['SETTLEMENT_SUM', t('% of the settlement sum')],
  ['REMAINING', t('% of what remains')],
];

const TAX_CLASSES: Readonly<Record<TaxClass, string>> = {
  RESIDENT_QUOTED: t('Residents with a number or an exemption'),
  RESIDENT_NOT_QUOTED: t('Residents without a number'),
  NON_RESIDENT: t('Not residents'),
  UNKNOWN: t('Residence not answered, or no tax withheld'),
};

export function taxClassText(taxClass: string): string {
  return isTaxClass(taxClass) ? TAX_CLASSES[taxClass] : taxClass;
}

/** A tax class as something with a rate: then UNKNOWN means only that the question was not answered. */
export function ratedClassText(taxClass: TaxClass): string {
  return taxClass === 'UNKNOWN' ? t('Residence not answered') : taxClassText(taxClass);
}

export function isTaxClass(name: string | null): name is TaxClass {
  return name !== null && name in TAX_CLASSES;
}

const REFUSALS: Readonly<Record<string, string>> = {
  NOTHING_TO_SHARE: t('No claim of the run has a loss.'),
  EMPTY_FUND: t('The steps leave nothing to share.'),
  NOBODY_REACHES_MINIMUM: t('No claim reaches the minimum payment.'),
  MINIMUM_EXCEEDS_FUND: t('The minimum payments together are more than the fund.'),
  NOT_TOGETHER: t('Payments cannot be raised to a minimum and capped at the loss at the same time.'),
};

/** Why a fund cannot be shared, and what to do. @param steps the names of its steps */
export function refusalText(refusal: string, steps: readonly string[]): string {
  const [code = '', detail = ''] = refusal.split(':');
  if (code === 'STEP_NOT_COVERED')
    return t(
      'The step ‘{name}’ takes more than is left where it is taken from. Steps are never cut: change its amount, its source or its place.',
      {
        name: steps[countOf(detail) ?? -1] ?? detail,
      },
    );
  if (code === 'NO_RATE')
    return t(
      'The rules have no tax rate for claims of the class ‘{name}’. Ask those members for the missing answer, or have the rules completed.',
      {
        name: taxClassText(detail),
      },
    );
  return REFUSALS[code] ?? code;
}
