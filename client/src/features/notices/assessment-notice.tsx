import { TextLink } from '../../components/actions/text-link';
import { ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { later } from '../../components/later/later';
import { WhenReached } from '../../components/later/when-reached';
import { Muted, Stack } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import { useAssessmentNoticeQuery } from '../../generated/graphql';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';
import { AssessmentNoticeLink } from './assessment-notice-link';

const UPLOAD_PLACE = <SkeletonLines count={3} height="7.5rem" />;
const NoticeUpload = later(async () => (await import('./notice-upload')).NoticeUpload, {
  waiting: UPLOAD_PLACE,
  lost: t('The upload of the notice could not be loaded.'),
});

interface AssessmentNoticeProps {
  submissionId: string;
  sid: string | null | undefined;
  /** The claim was removed, so there is no assessment. */
  removed: boolean;
}

function NoticeOfClaim({ submissionId, sid }: { submissionId: string; sid: string }) {
  const { data, error, refetch } = useAssessmentNoticeQuery({ variables: { submissionId } });
  if (error && !data) {
    return (
      <ErrorState
        message={t('The assessment notice could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonLines count={1} />;
  const { assessmentNotice: notice, assessment } = data;
  return (
    <Stack>
      {notice ? (
        <AssessmentNoticeLink submissionId={submissionId} name={notice.name} />
      ) : (
        !assessment && <Muted>{t('Not available yet.')}</Muted>
      )}
      {assessment && (
        <p>
          <TextLink to={paths.claimAssessment(submissionId)}>
            {notice ? t('How the loss was worked out') : t('Assessment Notice')}
          </TextLink>
        </p>
      )}
      <Allowed permission={Permission.NoticesPublish}>
        <WhenReached place={UPLOAD_PLACE}>
          <NoticeUpload submissionId={submissionId} sid={sid} replaces={notice !== null} />
        </WhenReached>
      </Allowed>
    </Stack>
  );
}

/**
 * The claim's assessment notice: a link once the claim has a SID and a notice, never for a removed claim; and its
 * assessment, once one is published.
 * Administrators upload and replace it here.
 */
export function AssessmentNotice({ submissionId, sid, removed }: AssessmentNoticeProps) {
  if (removed)
    return <Muted>{t('There is no assessment notice because this claim has been removed.')}</Muted>;
  if (!sid) return <Muted>{t('The notice will be shown here once this claim has a SID.')}</Muted>;
  return <NoticeOfClaim submissionId={submissionId} sid={sid} />;
}
