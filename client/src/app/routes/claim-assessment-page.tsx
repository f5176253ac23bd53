import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useNavigate, useParams } from 'react-router';
import { TextLink } from '../../components/actions/text-link';
import { paths } from '../../domain/paths';
import { useIsOffice } from '../../domain/session/use-is-office';
import { useReach } from '../../domain/session/use-reach';
import { ClaimAssessmentPage } from '../../features/assessments/notice/claim-assessment-page';
import { Attachments } from '../../features/attachments/attachments';
import { RemovalForOffice } from '../../features/submissions/view/removal-for-office';
import { RemovedClaim } from '../../features/submissions/view/submission-status';

/** The assessment of a claim, with the documents that support an objection to it; of a removed claim, why it was removed. */
export function ClaimAssessmentRoute() {
  const { submissionId = '' } = useParams();
  const isOffice = useIsOffice();
  const mayWrite = useReach(Permission.AmendmentsWrite);
  const navigate = useNavigate();
  const declareTrades = () => void navigate(paths.declareTrades(submissionId));
  return (
    <ClaimAssessmentPage
      documents={<Attachments submissionId={submissionId} takesIdentity={false} />}
      removalNotice={(removed, { timeZone }) =>
        isOffice ? (
          <RemovalForOffice submissionId={submissionId} removed={removed} timeZone={timeZone} />
        ) : (
          <RemovedClaim
            removed={removed}
            timeZone={timeZone}
            onDeclareTrades={mayWrite ? declareTrades : undefined}
          >
            <TextLink to={paths.submissionView(submissionId)}>
              {t('What you have sent already is on the page of the claim')}
            </TextLink>
          </RemovedClaim>
        )
      }
    />
  );
}
