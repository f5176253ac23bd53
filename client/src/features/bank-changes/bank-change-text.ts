import { t } from '@rules/text.js';
import type { BankChangeState, BankCheckResult } from '../../generated/graphql';

/** The state of a change in words, with the tone of its tag. */
export const STATE_LABELS: Record<
  BankChangeState,
  { words: string; tone: 'needs' | 'error' | 'done' | 'plain' }
> = {
  PENDING: { words: t('Waits for release'), tone: 'needs' },
  STOPPED: { words: t('Stopped: ‘This was not me’'), tone: 'error' },
  RELEASED: { words: t('Released'), tone: 'done' },
  REFUSED: { words: t('Refused'), tone: 'plain' },
  SUPERSEDED: { words: t('Changed again'), tone: 'plain' },
  REVERTED: { words: t('Changed back'), tone: 'plain' },
};

/** What a call-back or Confirmation of Payee said. */
export const CHECK_LABELS: Record<BankCheckResult, string> = {
  MATCH: t('Match: name and account belong together'),
  CLOSE_MATCH: t('Close match'),
  NO_MATCH: t('No match'),
  NOT_DONE: t('Not done'),
};

const HOUR_MS = 3_600_000;

/** The whole hours left until a moment, at least 1; 0 once it has passed. */
export function hoursLeft(moment: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / HOUR_MS));
}
