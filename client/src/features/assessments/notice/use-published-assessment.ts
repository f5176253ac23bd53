import {
  useClaimAssessmentQuery,
  useClaimRemovalQuery,
  type ClaimRemovalPartFragment,
} from '../../../generated/graphql';
import { errorCode } from '../../../lib/error-message';
import type { ClaimAssessment } from './claim-assessment';

interface PublishedAssessment {
  /** Null for a claim without one; undefined while it is not known. */
  assessment: ClaimAssessment | null | undefined;
  /** Set for a removed claim, whose assessment is not shown. */
  removal?: ClaimRemovalPartFragment | null;
  error?: unknown;
  retry: () => void;
}

/**
 * Asks for the published assessment of a claim, and, where it is refused or there is none, whether the claim was removed
 * (NOTICE-21). Asked again on each visit, so that one that was removed meanwhile is not shown from the cache.
 */
export function usePublishedAssessment(submissionId: string): PublishedAssessment {
  const asked = { variables: { submissionId }, fetchPolicy: 'cache-and-network' } as const;
  const published = useClaimAssessmentQuery(asked);
  const isRefused = errorCode(published.error) === 'CONFLICT';
  const found = isRefused ? null : published.data?.assessment;
  const mayBeRemoved = found === null || found?.trace.claim.status === 'REMOVED';
  const removal = useClaimRemovalQuery({ ...asked, skip: !mayBeRemoved });
  const retry = () => void Promise.all([published.refetch(), mayBeRemoved && removal.refetch()]);
  if (!mayBeRemoved) return { assessment: found, error: found ? undefined : published.error, retry };
  if (!removal.data) return { assessment: undefined, error: removal.error, retry };
  const removed = removal.data.claimRemoval;
  return { assessment: found, removal: removed, error: removed ? undefined : published.error, retry };
}
