import { useWaitingRequests } from '../../features/amendments/use-waiting-requests';
import type { ProofOfIdentityState } from '../../features/attachments/use-proof-of-identity';
import { useUndecidedDoubleUps } from '../../features/double-ups/use-undecided-double-ups';
import { useUnconfirmedCopy } from '../../features/phone-filings/use-unconfirmed-copy';
import type { PageFacts } from '../../features/submissions/view/open-points';
import type { Submission } from '../../features/submissions/view/submission-data';
import type { UndecidedObjectionFragment } from '../../generated/graphql';
import { isKnown, type Asked } from '../../lib/asked';
import { dayOf } from '../../lib/dates';

interface FactsOptions extends Pick<PageFacts, 'blockedBy' | 'bankHold' | 'payment'> {
  submission: Submission;
  proof: ProofOfIdentityState;
  /** The objections that nobody has decided. */
  objections: Asked<readonly UndecidedObjectionFragment[]>;
  /** The scheme's time zone. */
  timeZone: string;
}

/**
 * The facts of a claim that its status needs, collected from the features. A proof of identity is required of natural
 * persons.
 */
export function useClaimFacts({
  submission,
  proof,
  blockedBy,
  bankHold,
  payment,
  objections,
  timeZone,
}: FactsOptions): PageFacts {
  const requests = useWaitingRequests(submission.id);
  const duplicates = useUndecidedDoubleUps(submission.id);
  const unconfirmedCopy = useUnconfirmedCopy(submission.id);
  const dayAt = (moment: string | undefined) => moment && dayOf(new Date(moment), timeZone);
  const isPerson = submission.submissionData.contactDetails.relationship === 'INDIVIDUAL';
  const isUnsure = proof === 'loading' || proof === 'failed';
  return {
    requests: isKnown(requests)
      ? { count: requests.count, day: dayAt(requests.since), writtenOn: dayAt(requests.writtenAt) }
      : requests,
    lacksProof: isPerson && (isUnsure ? proof : proof === 'absent'),
    duplicates,
    unconfirmedCopy,
    blockedBy,
    bankHold,
    payment,
    objections: isKnown(objections)
      ? objections.map(({ id, raisedAt, officer }) => ({
          id,
          day: dayOf(new Date(raisedAt), timeZone),
          officer,
        }))
      : objections,
  };
}
