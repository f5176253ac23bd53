import { Permission } from '@rules/permissions.js';
import { usePermission } from '../../domain/session/use-permission';
import { useClaimDecisionsQuery } from '../../generated/graphql';

/** What an act on a decision may change on the page of the claim. */
export const AFTER_DECISION = {
  refetchQueries: ['ClaimDecisions', 'SubmissionView'],
  awaitRefetchQueries: true,
};

/** The decisions on a claim, the newest first, and the one that waits for a second person; for the office only. */
export function useClaimDecisions(submissionId: string) {
  const mayRead = usePermission(Permission.ClaimsRead);
  const { data, error } = useClaimDecisionsQuery({
    variables: { submissionId },
    skip: !mayRead,
  });
  const decisions = data?.claimDecisions;
  return { decisions, error, waiting: decisions?.find(({ state }) => state === 'PROPOSED') };
}
