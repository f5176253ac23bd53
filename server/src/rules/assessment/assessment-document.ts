/** The methods by which a share carries a loss. */
export const METHODS = [
  'INFLATION_DIFF',
  'INFLATION_DIFF_PRICE_CAP',
  'PERCENT_INFLATION',
  'TRUE_VALUE',
  'NOMINAL',
] as const;
export type Method = (typeof METHODS)[number];

/** Which acquired shares a disposal takes. */
export const MATCHINGS = ['FIFO', 'LIFO', 'AVERAGE', 'NET'] as const;
export type Matching = (typeof MATCHINGS)[number];

export const SAME_DAY = ['ACQUISITIONS_FIRST', 'DISPOSALS_FIRST'] as const;
export type SameDay = (typeof SAME_DAY)[number];

export const ROUNDINGS = ['HALF_UP', 'DOWN'] as const;

export const TRANSFERS_IN = ['NO_CLAIM', 'AS_ACQUISITION'] as const;
export const TRANSFERS_OUT = ['NO_CLAIM', 'AS_DISPOSAL'] as const;

/** What a check of a claim's ledger says: an ERROR blocks the claim until it is fixed or accepted. */
export const SEVERITIES = ['ERROR', 'WARNING', 'HINT'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Every finding on a claim's ledger with its severity, where the rules do not set another. */
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

/** Days, both included, yyyy-MM-dd. */
export interface Days {
  from: string;
  to: string;
}

/** What a share carries above its worth on these days; by the method one of inflation, percent and trueValue. */
export interface Band extends Days {
  id: string;
  /** The band takes the day's trades at this price and above, and below the other. */
  priceAtLeast?: string | null;
  priceBelow?: string | null;
  inflation?: string | null;
  /** A part of 1. */
  percent?: string | null;
  trueValue?: string | null;
}

/** A period after the last disclosure whose average prices cap a loss. */
export interface LookBack extends Days {
  mean: string;
  /** Rolling averages by day, the first on `from`; a day between takes the last before it. */
  rolling?: readonly { date: string; average: string }[] | null;
}

/** The loss of shares acquired on these days counts times the weight. */
export interface Weight extends Days {
  weight: string;
}

/** What the checks of a claim's ledger go by. */
export interface LedgerChecks {
  /** Whether Saturday and Sunday are no trading days; they are none when absent. */
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
 * How a scheme assesses a claim, as a version of its rules says it. Amounts, prices and rates are texts with at most 6
 * decimals, days yyyy-MM-dd; null means the same as absent.
 */
export interface AssessmentDocument {
  openingDate: string;
  /** The days on which an acquisition can carry a claim. */
  window: Days;
  /** The last day whose trades count. */
  lastDay: string;
  method: Method;
  matching: Matching;
  sameDay?: SameDay | null;
  bands?: readonly Band[] | null;
  /** What a share still held is worth. */
  heldPrice?: string | null;
  /** TRUE_VALUE only: whether a sale credits its own excess. */
  creditOnSale?: boolean | null;
  lookBack?: LookBack | null;
  /** No claim is worth more than its market loss; shares still held count with this price. */
  overallCap?: { holdingPrice: string } | null;
  weights?: readonly Weight[] | null;
  caps?: { perShare?: string | null; perClaim?: string | null } | null;
  transfersIn?: (typeof TRANSFERS_IN)[number] | null;
  transfersOut?: (typeof TRANSFERS_OUT)[number] | null;
  rounding?: (typeof ROUNDINGS)[number] | null;
  checks?: LedgerChecks | null;
}
