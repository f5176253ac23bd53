import { APPROVALS } from './approvals-sql.js';
import * as sql from './list-sql.js';

/**
 * The lists behind the figures (COURT-3). Each is a statement whose rows have the columns kind, sid, submission_id, amount, at,
 * what, made_by and checked_by, in order.
 */
export interface CourtList {
  sql: string;
  /** What its parameter $1 is: the distribution, or the scheme's time zone. */
  parameter?: 'distribution' | 'timeZone';
  /**
   * Whether its rows are read again from what never changes, the lines of a frozen distribution, and not kept with the
   * report.
   */
  isFrozen?: true;
  /** Whether the annexure has its rows: those of every claim are on screen. */
  isAnnexed?: true;
}

/** All lists by their names; those of a distribution are named with its number, `LINES:1`. */
export const COURT_LISTS = {
  FUND: { sql: sql.FUND, parameter: 'distribution', isAnnexed: true },
  CAPPED: { sql: sql.CAPPED, isAnnexed: true },
  NOTICES: { sql: sql.NOTICES },
  CLAIMS: { sql: sql.CLAIMS, parameter: 'timeZone' },
  DECISIONS: { sql: sql.DECISIONS, isAnnexed: true },
  FINDINGS: { sql: sql.FINDINGS, isAnnexed: true },
  OBJECTIONS: { sql: sql.OBJECTIONS, isAnnexed: true },
  LINES: { sql: sql.LINES, parameter: 'distribution', isFrozen: true },
  TAX: { sql: sql.TAX, parameter: 'distribution', isFrozen: true },
  PAYMENTS: { sql: sql.PAYMENTS },
  TAX_PAID: { sql: sql.TAX_PAID, isAnnexed: true },
  RETURNED: { sql: sql.RETURNED, isAnnexed: true },
  UNCLAIMED: { sql: sql.UNCLAIMED, isAnnexed: true },
  FILES: { sql: sql.FILES, isAnnexed: true },
  EXTENSIONS: { sql: sql.EXTENSIONS, isAnnexed: true },
  RULES: { sql: sql.RULES, isAnnexed: true },
  SEALS: { sql: sql.SEALS, isAnnexed: true },
  APPROVALS: { sql: APPROVALS, isAnnexed: true },
} as const satisfies Record<string, CourtList>;

export type CourtListName = keyof typeof COURT_LISTS;

/** A list of a report: its statement with its parameter filled in. */
export interface ReportList {
  /** `CLAIMS`, or `LINES:1`. */
  key: string;
  name: CourtListName;
  values: string[];
  distribution: number | null;
}

/** The name of a list by its key; undefined when there is none. */
export function listNameOf(key: string): CourtListName | undefined {
  const [name = ''] = key.split(':');
  return Object.hasOwn(COURT_LISTS, name) ? (name as CourtListName) : undefined;
}

/** Whether the rows of a list are annexed to the report. */
export function isAnnexed(name: CourtListName): boolean {
  return (COURT_LISTS[name] as CourtList).isAnnexed ?? false;
}
