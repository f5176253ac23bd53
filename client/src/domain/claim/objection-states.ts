import { t } from '@rules/text.js';
import type { ObjectionState } from '../../generated/graphql';
import { dayOf, formatDate } from '../../lib/dates';

type Tone = 'needs' | 'error' | 'done' | 'active' | 'plain';

/** The states of an objection in words, the same wherever one is shown. */
export const STATE_LABELS: Record<ObjectionState, { words: string; tone: Tone }> = {
  OPEN: { words: t('Received'), tone: 'needs' },
  UNDER_REVIEW: { words: t('Being looked at'), tone: 'active' },
  UPHELD: { words: t('Upheld'), tone: 'done' },
  PARTLY_UPHELD: { words: t('Upheld in part'), tone: 'done' },
  DISMISSED: { words: t('Dismissed'), tone: 'error' },
  WITHDRAWN: { words: t('Withdrawn'), tone: 'plain' },
};

/** An objection by its day: 'Objection of 20-Nov-2026'. @param timeZone the scheme's */
export function objectionName(raisedAt: string, timeZone: string): string {
  return t('Objection of {day}', { day: formatDate(dayOf(new Date(raisedAt), timeZone)) });
}

/** 'You can object until the end of 31-Jan-2027: 3 days from today.' @param today, day yyyy-MM-dd, day not before today */
export function objectUntilText(today: string, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  return days === 0
    ? t('You can object until the end of today, {day}.', { day: formatDate(day) })
    : t('You can object until the end of {day}: {days, plural, one {# day} other {# days}} from today.', {
        day: formatDate(day),
        days,
      });
}
