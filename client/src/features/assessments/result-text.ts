import type { AssessedStatus } from '../../generated/graphql';

/** What became of a claim in a run. */
export const STATUS_LABELS: Record<AssessedStatus, string> = {
  ASSESSED: 'Assessed',
  BLOCKED: 'Blocked by an error',
  NO_SID: 'Without a SID',
  REMOVED: 'Removed from the scheme',
  DOUBLE_UP: 'Duplicate of another claim',
};

const LIMITS: Record<string, string> = {
  NONE: 'By nothing',
  MARKET_GAIN: 'A gain on the market: no loss',
  MARKET_LOSS: 'The loss on the market',
  CLAIM_CAP: 'The most that a claim may come to',
};

/** What limited the loss of a claim. */
export function limitText(limitedBy: string): string {
  return LIMITS[limitedBy] ?? limitedBy;
}

const FINDINGS: Record<string, string> = {
  OPENING_UNREADABLE: 'The opening balance is not a number',
  OPENING_NEGATIVE: 'The opening balance is below 0',
  BALANCE_NEGATIVE: 'More shares left than were held',
  CLOSING_DIFFERS: 'The stated closing balance differs from the transactions',
  DIRECTION_UNKNOWN: 'A transfer of unknown direction',
  TRADING_HALT: 'Bought or sold in a trading halt',
  NOT_A_TRADING_DAY: 'Bought or sold on a weekend or holiday',
  OUTSIDE_WINDOW: 'Acquired outside the claim period',
  PRICE_OUTSIDE_DAY: 'The price is outside the range of the day',
  CROSSED: 'Quantity and price seem to be crossed',
  SETTLEMENT_DATE: 'The date seems to be that of the settlement',
  TOTAL_DIFFERS: 'The total is not quantity times price',
  DUPLICATE_ROW: 'The same transaction twice',
  NO_PRICE: 'A transaction without a price',
  NO_TRADES: 'No transactions',
  BEFORE_OPENING: 'Dated up to the opening date: not counted',
  AFTER_LAST_DAY: 'Dated after the last day: not counted',
};

/** A finding of the checks in words; a code without words as it is. */
export function findingText(code: string): string {
  return FINDINGS[code] ?? code;
}

const SEVERITIES = {
  ERROR: { words: 'Error', tone: 'error' },
  WARNING: { words: 'Warning', tone: 'needs' },
  HINT: { words: 'Hint', tone: 'plain' },
} as const;

/** The label and colour of a finding's severity. */
export function severityOf(severity: string) {
  return SEVERITIES[severity as keyof typeof SEVERITIES];
}

const BASES: Record<string, string> = {
  EXCESS: 'Inflation of the price',
  PRICE: 'Difference of the prices',
  LOOK_BACK: 'Average price of the look-back period',
  SHARE_CAP: 'The most that a share may come to',
  FLOOR: 'Below 0, counted as 0',
  NO_CLAIM: 'No claim',
};

/** Which rule determined the loss of a slice. */
export function basisText(basis: string): string {
  return BASES[basis] ?? basis;
}
