import type { Coded } from '../../domain/session/coded-dialog';
import {
  useApproveAssessmentMutation,
  useFinaliseAssessmentMutation,
  usePublishAssessmentMutation,
  useReviewAssessmentMutation,
  type AssessmentAct,
} from '../../generated/graphql';

/** What the dialogs of acts ask for besides the code; the act decides which of them. */
export interface ActFields {
  withdrawBecause?: string;
  /** A day, yyyy-MM-dd. */
  objectionsUntil?: string;
}

/** Returns the function that sends an act on a run in the version that was read; it resolves to whether it was done. */
export function useAct(act: AssessmentAct, { id, version }: { id: string; version: number }) {
  const options = { refetchQueries: ['AssessmentRuns'] };
  const [review] = useReviewAssessmentMutation(options);
  const [approve] = useApproveAssessmentMutation(options);
  const [publish] = usePublishAssessmentMutation(options);
  const [finalise] = useFinaliseAssessmentMutation(options);
  return async ({ withdrawBecause, objectionsUntil = '', code }: Coded<ActFields>): Promise<boolean> => {
    const variables = { id, version, code };
    switch (act) {
      case 'REVIEW':
        return Boolean((await review({ variables })).data);
      case 'WITHDRAW':
        return Boolean((await review({ variables: { ...variables, withdrawBecause } })).data);
      case 'APPROVE':
        return Boolean((await approve({ variables })).data);
      case 'PUBLISH':
        return Boolean((await publish({ variables: { ...variables, objectionsUntil } })).data);
      case 'FINALISE':
        return Boolean((await finalise({ variables })).data);
    }
  };
}
