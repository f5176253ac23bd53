import { readUnits, writeCents } from '@rules/decimals.js';
import { moneyIn } from '@rules/describe-rules.js';
import { readMoney } from '@rules/money-text.js';
import { t } from '@rules/text.js';
import type { ObjectionState } from '../../../generated/graphql';

const CENTS = 2;

type Tone = 'needs' | 'error' | 'done' | 'active' | 'plain';

/** The states of an objection in words. */
export const STATE_LABELS: Record<ObjectionState, { words: string; tone: Tone }> = {
  OPEN: { words: t('Received'), tone: 'needs' },
  UNDER_REVIEW: { words: t('Being looked at'), tone: 'active' },
  UPHELD: { words: t('Upheld'), tone: 'done' },
  PARTLY_UPHELD: { words: t('Upheld in part'), tone: 'done' },
  DISMISSED: { words: t('Dismissed'), tone: 'error' },
  WITHDRAWN: { words: t('Withdrawn'), tone: 'plain' },
};

/**
 * How a loss compares with that of the assessment: '$20.00 more than the assessment'.
 * @param loss of the assessment; null when it came to none, which counts as 0
 */
export function differenceText(figure: string, loss: string | null, currency: string): string {
  const difference = readUnits(figure, CENTS) - readUnits(loss ?? '0', CENTS);
  if (difference === 0n) return t('The same as the assessment');
  const amount = moneyIn(currency)(writeCents(difference < 0n ? -difference : difference));
  return difference > 0n
    ? t('{amount} more than the assessment', { amount })
    : t('{amount} less than the assessment', { amount });
}

/** What is understood of a figure while it is typed; undefined for an empty or unreadable one. */
export function readFigureText(typed: string, loss: string | null, currency: string): string | undefined {
  const figure = typed.trim() === '' ? undefined : readMoney(typed);
  if (figure === undefined) return undefined;
  return `${moneyIn(currency)(figure)}: ${differenceText(figure, loss, currency)}.`;
}

/** The number of days from one day to another, both yyyy-MM-dd. */
export function daysUntil(today: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}
