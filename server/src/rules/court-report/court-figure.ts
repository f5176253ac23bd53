/** The parts of a court report, in their order. */
export const COURT_SECTIONS = [
  'FUND',
  'COSTS',
  'NOTICES',
  'CLAIMS',
  'FINDINGS',
  'OBJECTIONS',
  'SHARING',
  'PAYMENTS',
  'TAX',
  'DEADLINES',
  'RULES',
  'APPROVALS',
] as const;
export type CourtSection = (typeof COURT_SECTIONS)[number];

/** What a figure counts or sums up; its definition is in figure-text.ts. */
export const COURT_FIGURES = [
  'SETTLEMENT_SUM',
  'INTEREST',
  'LEFT_BEFORE',
  'EARNED_SINCE',
  'TO_BE_SHARED',
  'RESERVE',
  'RESIDUE',
  'COSTS',
  'NOTICES_MAILED',
  'NOTICES_UNDELIVERABLE',
  'NOTICES_UPLOADED',
  'CLAIMS_RECEIVED',
  'CLAIMS_LATE',
  'MEMBERS_NOTIFIED',
  'CLAIMS_RATE',
  'CLAIMS_REMOVED',
  'CLAIMS_RESTORED',
  'FINDINGS_ACCEPTED',
  'FINDING_ACCEPTED',
  'OBJECTIONS',
  'OBJECTIONS_IN_STATE',
  'PAID_CLAIMS',
  'PAID_TOTAL',
  'PAYMENT_AVERAGE',
  'PAYMENT_MEDIAN',
  'PAYMENT_LARGEST',
  'PAYMENT_SMALLEST',
  'BELOW_MINIMUM',
  'FILES_BY_METHOD',
  'PAYMENTS_IN_STATE',
  'AMOUNT_IN_STATE',
  'RETURNED_PAYMENTS',
  'RETURNED_AMOUNT',
  'RETURNED_FOUND_PAID',
  'UNCLAIMED_PAYMENTS',
  'UNCLAIMED_AMOUNT',
  'TAX_WITHHELD',
  'TAX_CLAIMS_OF_CLASS',
  'TAX_OF_CLASS',
  'TAX_PAID',
  'EXTENSIONS',
  'RULES_VERSIONS',
  'SEALS',
  'APPROVALS',
] as const;
export type CourtFigureName = (typeof COURT_FIGURES)[number];

/** COUNT: a whole number. MONEY: an amount of the scheme’s currency with two decimals. SHARE: a fraction of 1 with four decimals. */
export type CourtUnit = 'COUNT' | 'MONEY' | 'SHARE';

/** One figure of a court report (COURT-2). */
export interface CourtFigure {
  /** Names the same figure in every report. */
  key: string;
  section: CourtSection;
  name: CourtFigureName;
  /** What distinguishes it from others of its name: a state, a class, an order; '' where there is one only. */
  about: string;
  /** The number of the distribution that it is of. */
  distribution: number | null;
  unit: CourtUnit;
  /** As text, exact; null where it is not known or there is none. */
  value: string | null;
  /** For costs: what the order allows. */
  cap: string | null;
  /** The list behind it; null for what was stated. */
  list: string | null;
  /** The rows of that list that it is made of; null for all of them. */
  kinds: readonly string[] | null;
  /** The run that its rows are of, as `assessment 3`; '' for the database as a whole. */
  run: string;
  /** The statement behind the figure. */
  query: string;
}
