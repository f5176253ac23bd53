import { t } from '@rules/text.js';
import type { HomeFactsFragment, SubmissionRowFragment } from '../../generated/graphql';

/** A claim of the member with the facts that the home shows; without facts if it was filed between the two reads. */
export interface HomeClaim {
  row: SubmissionRowFragment;
  facts?: HomeFactsFragment;
}

/** What the member must still do about a claim, in a few words each. */
export function needsOf({ row: { missing, removed }, facts }: HomeClaim): string[] {
  if (removed) return [];
  return [
    ...(facts?.hasTrades === false ? [t('No trades yet')] : []),
    ...(needsCorrection(facts)
      ? [facts?.isBlocked ? t('The trades could not be assessed') : t('The opening balance is not a number')]
      : []),
    ...(facts?.lacksProof ? [t('No proof of identity yet')] : []),
    ...(missing > 0
      ? [t('{missing, plural, one {# answer is missing} other {# answers are missing}}', { missing })]
      : []),
  ];
}

/** The number of things that need the member, as the claim's own page counts them. */
export function countNeeds({ row: { missing, removed }, facts }: HomeClaim): number {
  if (removed) return 0;
  return (
    missing +
    Number(facts?.hasTrades === false) +
    Number(needsCorrection(facts)) +
    Number(facts?.lacksProof === true)
  );
}

/** Whether the member must ask for a correction, and has not yet. */
function needsCorrection(facts: HomeFactsFragment | undefined): boolean {
  return facts !== undefined && facts.request !== 'OPEN' && (facts.isBlocked || facts.hasUnreadableBalance);
}

/** Whether a claim was removed and its member has not written about it. */
export function isRemovedUnanswered({ row, facts }: HomeClaim): boolean {
  return row.removed && facts?.request == null;
}

/** The claims with what needs the member first, otherwise in the order of the server (SCREEN-34). */
export function byNeed(claims: readonly HomeClaim[]): HomeClaim[] {
  const rank = (claim: HomeClaim) => {
    if (countNeeds(claim) > 0 || isRemovedUnanswered(claim)) return 0;
    return claim.facts?.hasNewAnswer ? 1 : 2;
  };
  return [...claims].sort((one, other) => rank(one) - rank(other));
}
