import { ObjectionPage } from '../../features/assessments/objections/objection-page';
import { Attachments } from '../../features/attachments/attachments';

/** An objection in the office, with the documents of its claim. */
export function ObjectionRoute() {
  return (
    <ObjectionPage
      documentsOf={(submissionId) => <Attachments submissionId={submissionId} takesIdentity={false} />}
    />
  );
}
