import { useParams } from 'react-router';
import { ClaimAssessmentPage } from '../../features/assessments/notice/claim-assessment-page';
import { Attachments } from '../../features/attachments/attachments';

/** The assessment of a claim, with the documents that support an objection to it. */
export function ClaimAssessmentRoute() {
  const { submissionId = '' } = useParams();
  return (
    <ClaimAssessmentPage documents={<Attachments submissionId={submissionId} takesIdentity={false} />} />
  );
}
