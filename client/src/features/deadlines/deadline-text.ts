import { t } from '@rules/text.js';
import type { DeadlineKind, DeadlineRowFragment } from '../../generated/graphql';

/** The names of the deadlines. */
export const DEADLINE_NAMES: Record<DeadlineKind, string> = {
  DATA: t('Corrections before the next run'),
  CURE: t('Answer to a removal'),
  OBJECTION: t('Objections'),
  LATE_CLAIM: t('Late claims'),
  PAYMENT: t('Payments to be collected'),
};

/** What waits for a deadline. */
export function holdsUp({ kind, holds, runNumber }: DeadlineRowFragment): string {
  if (!holds) return t('Nothing any more');
  switch (kind) {
    case 'DATA':
      return t('The next assessment run');
    case 'CURE':
      return t('Whether the claim stays removed');
    case 'OBJECTION':
      return t('Run {runNumber} is final only afterwards', { runNumber: runNumber ?? 0 });
    case 'LATE_CLAIM':
      return t('The last run before the distribution');
    case 'PAYMENT':
      return t('What becomes of payments that nobody collects');
  }
}

/** How many days are left, in words. */
export function daysLeftText(days: number): string {
  if (days < 0) return t('{days, plural, one {# day ago} other {# days ago}}', { days: -days });
  if (days === 0) return t('Today');
  return t('{days, plural, one {# day left} other {# days left}}', { days });
}
