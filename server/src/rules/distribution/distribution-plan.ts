/** What happens to a payment that would be below the minimum. */
export const TREATMENTS = ['PAY', 'DROP', 'ROUND_UP'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** In which order payments below the minimum are dropped. */
export const SEQUENCES = ['ALL_AT_ONCE', 'SMALLEST_FIRST'] as const;
export type Sequence = (typeof SEQUENCES)[number];

/** Which part of a payment tax is withheld from. */
export const WITHHOLDING_BASES = ['INTEREST', 'TOTAL', 'NONE'] as const;
/** RESIDENT_QUOTED: a resident who quoted a tax file number, an ABN or an exemption. */
export const TAX_CLASSES = ['RESIDENT_QUOTED', 'RESIDENT_NOT_QUOTED', 'NON_RESIDENT', 'UNKNOWN'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];
export const TAX_ROUNDINGS = ['CENT', 'WHOLE_DOLLAR_DOWN'] as const;

/** Tax kept back from payments and paid to the tax office; a rate is a part of 1. */
export interface Withholding {
  base: (typeof WITHHOLDING_BASES)[number];
  rates: Readonly<Partial<Record<TaxClass, { rate: string; rounding: (typeof TAX_ROUNDINGS)[number] }>>>;
}

/** How a scheme shares its fund, as a version of its rules says it. */
export interface DistributionPlan {
  minimumPayment?: { amount: string; treatment: Treatment; sequence?: Sequence | null } | null;
  neverAboveLoss?: boolean | null;
  withholding?: Withholding | null;
}

/** Which column of the fund a step comes from; INTEREST_FIRST takes the interest, then the principal. */
export const STEP_SOURCES = ['PRINCIPAL', 'INTEREST', 'INTEREST_FIRST'] as const;
/** What a percentage is of; REMAINING: both columns, after the steps before. */
export const PERCENT_OF = ['SETTLEMENT_SUM', 'REMAINING'] as const;

/** What comes off the fund before it is shared: an amount of money, or a percentage. */
export interface WaterfallStep {
  name: string;
  from: (typeof STEP_SOURCES)[number];
  amount?: string | null;
  percent?: string | null;
  of?: (typeof PERCENT_OF)[number] | null;
}

/** The money that is there; amounts with two decimals. */
export interface Fund {
  settlementSum: string;
  interest: string;
  steps: readonly WaterfallStep[];
}

/** Why a fund cannot be shared. */
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
