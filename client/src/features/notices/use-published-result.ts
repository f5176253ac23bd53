import { useAssessmentNoticeQuery, type LatestObjectionShownFragment } from '../../generated/graphql';
import type { Asked } from '../../lib/asked';

interface Claim {
  id: string;
  sid: string | null | undefined;
  removed: boolean;
}

const NO_ERRORS: readonly string[] = [];

/** What the published assessment says about a claim. */
export interface PublishedResult {
  /** Whether the claim has a notice of its loss, which a blocked claim has not; false until it is known. */
  hasNotice: boolean;
  /** The codes of the errors for which it has no loss. */
  blockedBy: Asked<readonly string[]>;
  /** The newest objection to it that was not withdrawn. */
  objection?: LatestObjectionShownFragment | null;
}

/** Asks for the published result of a claim; a removed claim, and one without a SID, has none. */
export function usePublishedResult({ id, sid, removed }: Claim): PublishedResult {
  const skip = !sid || removed;
  const { data, error } = useAssessmentNoticeQuery({ variables: { submissionId: id }, skip });
  return {
    hasNotice: Boolean(data?.assessmentNotice) || data?.assessment?.status === 'ASSESSED',
    blockedBy: data
      ? (data.assessment?.blockedBy ?? NO_ERRORS)
      : skip
        ? NO_ERRORS
        : error
          ? 'failed'
          : 'loading',
    objection: skip ? null : data?.assessment?.latestObjection,
  };
}
