import { t } from '@rules/text.js';
import type { AssessedStatus } from '../../generated/graphql';

/** What became of a claim in a run. */
export const STATUS_LABELS: Record<AssessedStatus, string> = {
  ASSESSED: t('Assessed'),
  BLOCKED: t('Blocked by an error'),
  NO_SID: t('Without a SID'),
  REMOVED: t('Removed from the scheme'),
  DOUBLE_UP: t('Duplicate of another claim'),
};

const LIMITS: Record<string, string> = {
  NONE: t('Nothing'),
  MARKET_GAIN: t('A gain on the market: no loss'),
  MARKET_LOSS: t('The loss on the market'),
  CLAIM_CAP: t('The most that a claim may come to'),
};

/** What limited the loss of a claim. */
export function limitText(limitedBy: string): string {
  return LIMITS[limitedBy] ?? limitedBy;
}

const FINDINGS: Record<string, string> = {
  OPENING_UNREADABLE: t('The opening balance is not a number'),
  OPENING_NEGATIVE: t('The opening balance is below 0'),
  BALANCE_NEGATIVE: t('More shares left than were held'),
  CLOSING_DIFFERS: t('The stated closing balance differs from the transactions'),
  DIRECTION_UNKNOWN: t('A transfer of unknown direction'),
  TRADING_HALT: t('Bought or sold in a trading halt'),
  NOT_A_TRADING_DAY: t('Bought or sold on a weekend or holiday'),
  OUTSIDE_WINDOW: t('Acquired outside the claim period'),
  PRICE_OUTSIDE_DAY: t('The price is outside the range of the day'),
  CROSSED: t('Quantity and price seem to be crossed'),
  SETTLEMENT_DATE: t('The date seems to be that of the settlement'),
  TOTAL_DIFFERS: t('The total is not quantity times price'),
  DUPLICATE_ROW: t('The same transaction twice'),
  NO_PRICE: t('A transaction without a price'),
  NO_TRADES: t('No transactions'),
  BEFORE_OPENING: t('Dated up to the opening date: not counted'),
  AFTER_LAST_DAY: t('Dated after the last day: not counted'),
};

/** A finding of the checks in words; a code without words as it is. */
export function findingText(code: string): string {
  return FINDINGS[code] ?? code;
}

const SEVERITIES = {
  ERROR: { words: t('Error'), tone: 'error' },
  WARNING: { words: t('Warning'), tone: 'needs' },
  HINT: { words: t('Hint'), tone: 'plain' },
} as const;

/** The label and colour of a finding's severity. */
export function severityOf(severity: string) {
  return SEVERITIES[severity as keyof typeof SEVERITIES];
}

const BASES: Record<string, string> = {
  EXCESS: t('Inflation of the price'),
  PRICE: t('Difference of the prices'),
  LOOK_BACK: t('Average price of the look-back period'),
  SHARE_CAP: t('The most that a share may come to'),
  FLOOR: t('Below 0, counted as 0'),
  NO_CLAIM: t('No claim'),
};

/** Which rule determined the loss of a slice. */
export function basisText(basis: string): string {
  return BASES[basis] ?? basis;
}
