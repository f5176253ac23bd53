import type { AssessedClaimModel } from '../assessment-run.model.js';
import type { PresentResult } from '../objections/objection.model.js';
import type { NoticeFacts } from '../notice/pdf/notice-pdf.js';
import type { DayPriceText } from '../../rules/assessment/day-prices.js';
import type { DerivedTrace } from './derive-trace.js';

/** The result whose derivation is wanted. */
export interface TracedResult {
  runId: string;
  /** That of the run, as text, since a Date cuts off the microseconds. */
  moment: string;
  /** The version of the rules, as canonical JSON. */
  rules: string;
  /** SHA-256 of the rules that the run was made by, in hexadecimal digits. */
  rulesSha256: string;
  claim: AssessedClaimModel;
  /** Whether the claim has many trades now or had some of them before, so that it may have had many at the run. */
  isLong: boolean;
}

/**
 * What a thread is asked for: a trace, the input of a result as canonical JSON, the notice as a PDF, or what the rules make
 * of the claim as it is now.
 */
export type TracingTask = TracedResult &
  ({ want: 'trace' } | { want: 'input' } | { want: 'present' } | { want: 'pdf'; facts: NoticeFacts });

/** What the result of a claim was made from, as it is given out. */
export interface InputText {
  /** Canonical JSON. */
  input: string;
  dayPrices: DayPriceText[];
}

/**
 * What a thread answers to each; undefined where the claim was erased, no longer gives the stored result, or the rules were
 * changed by SQL (RULES-20).
 */
export interface TracingAnswers {
  trace: DerivedTrace;
  input: InputText | undefined;
  pdf: Uint8Array | undefined;
  present: PresentResult | undefined;
}

/** The answer to a task as it passes between threads. */
export type TracingAnswer = { result: TracingAnswers[TracingTask['want']] } | { error: string };

/** The most slices that a page lists, and about so many transactions. */
export const MOST_LISTED = 1_000;
/** The most in a PDF, whose reader's tree takes much memory: about 200 pages. */
export const MOST_PRINTED = 2_000;

/** When a task reads its claim as of. */
export function readAt({ want }: TracingTask): 'moment' | 'now' {
  return want === 'present' ? 'now' : 'moment';
}
