/** What happens to a payment below the minimum. */
export const TREATMENTS = ['PAY', 'DROP', 'ROUND_UP'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** The order in which payments below the minimum are dropped. */
export const SEQUENCES = ['ALL_AT_ONCE', 'SMALLEST_FIRST'] as const;
export type Sequence = (typeof SEQUENCES)[number];

/** The part of a payment from which tax is withheld. */
export const WITHHOLDING_BASES = ['INTEREST', 'TOTAL', 'NONE'] as const;
/** RESIDENT_QUOTED: a resident who quoted a tax file number, an ABN or an exemption. */
export const TAX_CLASSES = ['RESIDENT_QUOTED', 'RESIDENT_NOT_QUOTED', 'NON_RESIDENT', 'UNKNOWN'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];
export const TAX_ROUNDINGS = ['CENT', 'WHOLE_DOLLAR_DOWN'] as const;

/** Tax withheld from payments and paid to the tax office; a rate is a fraction of 1. */
export interface Withholding {
  base: (typeof WITHHOLDING_BASES)[number];
  rates: Readonly<Partial<Record<TaxClass, { rate: string; rounding: (typeof TAX_ROUNDINGS)[number] }>>>;
}

/** The distribution part of a version of a scheme's rules. */
export interface DistributionPlan {
  minimumPayment?: { amount: string; treatment: Treatment; sequence?: Sequence | null } | null;
  neverAboveLoss?: boolean | null;
  withholding?: Withholding | null;
}

/** The column of the fund from which a step is taken; INTEREST_FIRST takes interest first, then principal. */
export const STEP_SOURCES = ['PRINCIPAL', 'INTEREST', 'INTEREST_FIRST'] as const;
/** The base of a percentage; REMAINING: both columns after the previous steps. */
export const PERCENT_OF = ['SETTLEMENT_SUM', 'REMAINING'] as const;

/** What the money of a step is for. */
export const STEP_KINDS = ['COSTS', 'FUNDER', 'ADMINISTRATION', 'TAX', 'RESERVE', 'OTHER'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** A deduction from the fund before distribution: an amount of money or a percentage. */
export interface WaterfallStep {
  name: string;
  from: (typeof STEP_SOURCES)[number];
  amount?: string | null;
  percent?: string | null;
  of?: (typeof PERCENT_OF)[number] | null;
}

/** The money to distribute; amounts with two decimals. */
export interface Fund {
  settlementSum: string;
  interest: string;
  steps: readonly WaterfallStep[];
}

/** A step as it is kept: what it is for, and the order or invoice that it rests on. */
export interface FundStep extends WaterfallStep {
  kind: StepKind;
  basis: string;
  /** What the order allows in all, in dollars with two decimals; absent where it has no limit. */
  cap?: string | null;
}

/** Where money of a later distribution comes from; INTEREST was earned since. */
export const FUND_SOURCES = ['RESERVE', 'RESIDUE', 'UNCLAIMED', 'INTEREST'] as const;

/** A part of the fund of a later distribution; amounts have two decimals. */
export interface FundSource {
  kind: (typeof FUND_SOURCES)[number];
  /** The number of the distribution that left it; null for interest. */
  distribution: number | null;
  /** How many payments were declared unclaimed; null for other kinds. */
  payments: number | null;
  principal: string;
  interest: string;
}

/** The fund of a distribution as it is kept. */
export interface StatedFund extends Fund {
  steps: readonly FundStep[];
  /** Of a distribution that follows another one: its two columns are the sums of these (SHARE-13). */
  sources?: readonly FundSource[];
}

/** Why a fund cannot be distributed. */
export type SharingRefusal =
  | `STEP_NOT_COVERED:${number}`
  | 'NOTHING_TO_SHARE'
  | 'EMPTY_FUND'
  | 'NOBODY_REACHES_MINIMUM'
  | 'MINIMUM_EXCEEDS_FUND'
  | 'NOT_TOGETHER'
  | `NO_RATE:${TaxClass}`;

export class SharingRefused extends Error {
  constructor(readonly refusal: SharingRefusal) {
    super(`The fund cannot be shared: ${refusal}`);
  }
}
