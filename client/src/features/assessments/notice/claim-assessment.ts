import type { RulesDocument } from '@rules/rules-document.js';
import type { SliceContext } from '@rules/assessment/slice-text.js';
import type { ClaimAssessmentQuery } from '../../../generated/graphql';

/** The assessment of a claim in the published run. */
export type ClaimAssessment = NonNullable<ClaimAssessmentQuery['assessment']>;

export type NoticeSlice = ClaimAssessment['trace']['slices'][number];

/** What the slices of an assessment refer to. */
export function contextOf({ rules, trace }: ClaimAssessment): SliceContext & { document: RulesDocument } {
  const document = JSON.parse(rules) as RulesDocument;
  const trades = new Map(
    trace.trades.map((trade) => [
      trade.id,
      trade as SliceContext['trades'] extends ReadonlyMap<string, infer T> ? T : never,
    ]),
  );
  return { document, rules: document.assessment, currency: document.currency, trades };
}
