import { t } from '@rules/text.js';
import { memberNeeds, type MemberNeed } from './member-needs';
import type { HomeFactsFragment, SubmissionRowFragment } from '../../generated/graphql';

/** A claim of the member with the facts that the home shows; without facts if it was filed between the two reads. */
export interface HomeSubmission {
  row: SubmissionRowFragment;
  facts?: HomeFactsFragment;
}

const words: Readonly<Record<MemberNeed, string>> = {
  trades: t('No trades yet'),
  blocked: t('The trades could not be assessed'),
  balance: t('The opening balance is not a number'),
  proof: t('No proof of identity yet'),
};

const needsBesides = ({ facts }: HomeSubmission) =>
  facts ? memberNeeds({ ...facts, isAsking: facts.request === 'OPEN' }) : [];

/** What the member must still do about a claim, in a few words each. */
export function needsOf(claim: HomeSubmission): string[] {
  const { missing, removed } = claim.row;
  if (removed) return [];
  return [
    ...needsBesides(claim).map((need) => words[need]),
    ...(missing > 0
      ? [t('{missing, plural, one {# answer is missing} other {# answers are missing}}', { missing })]
      : []),
  ];
}

/** The number of things that need the member, as the claim's own page counts them. */
export function countNeeds(claim: HomeSubmission): number {
  const { missing, removed } = claim.row;
  return removed ? 0 : missing + needsBesides(claim).length;
}

/** Whether a claim was removed and its member has not written about it. */
export function isRemovedUnanswered({ row, facts }: HomeSubmission): boolean {
  return row.removed && facts?.request == null;
}

/** The claims with what needs the member first, otherwise in the order of the server (SCREEN-34). */
export function byNeed(claims: readonly HomeSubmission[]): HomeSubmission[] {
  const rank = (claim: HomeSubmission) => {
    if (countNeeds(claim) > 0 || isRemovedUnanswered(claim)) return 0;
    return claim.facts?.hasNewAnswer || claim.facts?.hasNewDecision ? 1 : 2;
  };
  return [...claims].sort((one, other) => rank(one) - rank(other));
}
