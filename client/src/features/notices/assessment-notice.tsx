import { ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Muted } from '../../components/page/layout';
import { useAssessmentNoticeQuery } from '../../generated/graphql';
import { AssessmentNoticeLink } from './assessment-notice-link';

interface AssessmentNoticeProps {
  submissionId: string;
  sid: string | null | undefined;
  /** The claim was removed, so there is no assessment. */
  removed: boolean;
}

function NoticeOfClaim({ submissionId }: { submissionId: string }) {
  const { data, error, refetch } = useAssessmentNoticeQuery({
    variables: { submissionId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return (
      <ErrorState
        message="The assessment notice could not be loaded."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonLines count={1} />;
  if (!data.assessmentNotice) return <Muted>Not available yet.</Muted>;
  return <AssessmentNoticeLink submissionId={submissionId} name={data.assessmentNotice.name} />;
}

/** The claim's assessment notice: a link once the claim has a SID and a notice, never for a removed claim. */
export function AssessmentNotice({ submissionId, sid, removed }: AssessmentNoticeProps) {
  if (removed) return <Muted>There is no assessment notice because this claim has been removed.</Muted>;
  if (!sid) return <Muted>The notice will be shown here once this claim has a SID.</Muted>;
  return <NoticeOfClaim submissionId={submissionId} />;
}
