import { t } from '@rules/text.js';
import { memberNeeds, type MemberNeed } from '../member-needs';
import type { HomeFactsFragment, SubmissionRowFragment } from '../../../generated/graphql';
import type { ShownStatus } from '../shown-status';

/** A claim of the member with the facts that the home shows; without facts if it was filed between the two reads. */
export interface HomeSubmission {
  row: SubmissionRowFragment;
  facts?: HomeFactsFragment;
  /** How far its payment is, once something was published that decides it. */
  payment?: ShownStatus;
  /** Whether the scheme lets members edit their claims. */
  mayUpdate: boolean;
}

/** Of bank details, whether or not their member has to do something about it. */
export const UNCONFIRMED = t('Bank details not confirmed yet');

const words: Readonly<Record<MemberNeed, string>> = {
  payment: t('The payment needs other bank details'),
  bank: UNCONFIRMED,
  trades: t('No trades yet'),
  blocked: t('The trades could not be assessed'),
  balance: t('The opening balance is not a number'),
  proof: t('No proof of identity yet'),
};

/** What the member must do about a claim, besides the missing answers; nothing about a removed one. */
function needsBesides({ row, facts, payment, mayUpdate }: HomeSubmission): MemberNeed[] {
  if (row.removed || !facts) return [];
  return memberNeeds({
    ...facts,
    isAsking: facts.request === 'OPEN',
    hasPaymentToCorrect: payment?.needsMember === true,
    mayUpdate,
  });
}

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
  return row.removed && (facts?.request == null || facts.onlyOfficeWrote);
}

/** Whether the office wrote first, and its member has not replied yet (AMEND-22). */
export function isAskedByOffice({ facts }: HomeSubmission): boolean {
  return facts?.request === 'ANSWERED' && facts.onlyOfficeWrote;
}

/** The claims with what needs the member first, otherwise in the order of the server (SCREEN-34). */
export function byNeed(claims: readonly HomeSubmission[]): HomeSubmission[] {
  const rank = (claim: HomeSubmission) => {
    if (countNeeds(claim) > 0 || isRemovedUnanswered(claim)) return 0;
    const { hasNewAnswer, hasNewDecision } = claim.facts ?? {};
    return hasNewAnswer || hasNewDecision || isAskedByOffice(claim) ? 1 : 2;
  };
  return [...claims].sort((one, other) => rank(one) - rank(other));
}
