import { useAssessmentNoticeQuery } from '../../generated/graphql';

interface Claim {
  id: string;
  sid: string | null | undefined;
  removed: boolean;
}

/** Whether the claim has a notice of its loss, which a blocked claim has not; false until it is known. */
export function useHasNotice({ id, sid, removed }: Claim): boolean {
  const { data } = useAssessmentNoticeQuery({ variables: { submissionId: id }, skip: !sid || removed });
  return Boolean(data?.assessmentNotice) || data?.assessment?.status === 'ASSESSED';
}
