/** The methods for calculating the loss of a share. */
export const METHODS = [
  'INFLATION_DIFF',
  'INFLATION_DIFF_PRICE_CAP',
  'PERCENT_INFLATION',
  'TRUE_VALUE',
  'NOMINAL',
] as const;
export type Method = (typeof METHODS)[number];

/** Which acquired shares a disposal is matched with. */
export const MATCHINGS = ['FIFO', 'LIFO', 'AVERAGE', 'NET'] as const;
export type Matching = (typeof MATCHINGS)[number];

export const SAME_DAY = ['ACQUISITIONS_FIRST', 'DISPOSALS_FIRST'] as const;
export type SameDay = (typeof SAME_DAY)[number];

export const ROUNDINGS = ['HALF_UP', 'DOWN'] as const;

export const TRANSFERS_IN = ['NO_CLAIM', 'AS_ACQUISITION'] as const;
export const TRANSFERS_OUT = ['NO_CLAIM', 'AS_DISPOSAL'] as const;

/** The severity of a finding on a claim's ledger: an ERROR blocks the claim until it is fixed or accepted. */
export const SEVERITIES = ['ERROR', 'WARNING', 'HINT'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** All findings on a claim's ledger with their default severity; the rules may set another. */
export const FINDING_SEVERITIES = {
  OPENING_UNREADABLE: 'WARNING',
  OPENING_NEGATIVE: 'ERROR',
  BALANCE_NEGATIVE: 'ERROR',
  CLOSING_DIFFERS: 'ERROR',
  DIRECTION_UNKNOWN: 'ERROR',
  TRADING_HALT: 'ERROR',
  NOT_A_TRADING_DAY: 'WARNING',
  OUTSIDE_WINDOW: 'WARNING',
  PRICE_OUTSIDE_DAY: 'WARNING',
  CROSSED: 'WARNING',
  SETTLEMENT_DATE: 'HINT',
  TOTAL_DIFFERS: 'WARNING',
  DUPLICATE_ROW: 'WARNING',
  NO_PRICE: 'WARNING',
  NO_TRADES: 'WARNING',
  BEFORE_OPENING: 'HINT',
  AFTER_LAST_DAY: 'HINT',
} as const satisfies Record<string, Severity>;
export type FindingCode = keyof typeof FINDING_SEVERITIES;

/** A range of days, both included, yyyy-MM-dd. */
export interface Days {
  from: string;
  to: string;
}

/** The excess of a share on these days; by the method exactly one of inflation, percent and trueValue. */
export interface Band extends Days {
  id: string;
  /** The band applies to trades at or above this price, and below the other one. */
  priceAtLeast?: string | null;
  priceBelow?: string | null;
  inflation?: string | null;
  /** A fraction of 1. */
  percent?: string | null;
  trueValue?: string | null;
}

/** A period after the last disclosure whose average prices cap a loss. */
export interface LookBack extends Days {
  mean: string;
  /** Rolling averages by day, starting on `from`; a day without one uses the last one before it. */
  rolling?: readonly { date: string; average: string }[] | null;
}

/** The loss of shares acquired on these days is multiplied by the weight. */
export interface Weight extends Days {
  weight: string;
}

/** Parameters for the checks of a claim's ledger. */
export interface LedgerChecks {
  /** Whether the market is closed on Saturdays and Sundays; true when absent. */
  weekends?: boolean | null;
  holidays?: readonly string[] | null;
  halts?: readonly Days[] | null;
  priceRange?: { low: string; high: string } | null;
  priceTolerancePercent?: string | null;
  settlementDays?: number | null;
  totalTolerance?: { percent: string; amount: string } | null;
  severity?: Readonly<Partial<Record<FindingCode, Severity>>> | null;
}

/**
 * The assessment part of a version of a scheme's rules. Amounts, prices and rates are texts with at most 6 decimals,
 * days are yyyy-MM-dd; null means the same as absent.
 */
export interface AssessmentDocument {
  openingDate: string;
  /** The days on which an acquisition can carry a claim. */
  window: Days;
  /** The last day whose trades are included. */
  lastDay: string;
  method: Method;
  matching: Matching;
  sameDay?: SameDay | null;
  bands?: readonly Band[] | null;
  /** The value of a share that is still held. */
  heldPrice?: string | null;
  /** TRUE_VALUE only: whether a sale credits the excess at its own price. */
  creditOnSale?: boolean | null;
  lookBack?: LookBack | null;
  /** Limits a claim's loss to its market loss; shares still held are valued at this price. */
  overallCap?: { holdingPrice: string } | null;
  weights?: readonly Weight[] | null;
  caps?: { perShare?: string | null; perClaim?: string | null } | null;
  transfersIn?: (typeof TRANSFERS_IN)[number] | null;
  transfersOut?: (typeof TRANSFERS_OUT)[number] | null;
  rounding?: (typeof ROUNDINGS)[number] | null;
  checks?: LedgerChecks | null;
}
