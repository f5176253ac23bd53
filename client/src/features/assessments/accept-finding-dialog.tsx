import { findingText } from '@rules/assessment/finding-text.js';
import { t } from '@rules/text.js';
import { ReasonDialog } from '../../domain/draft/reason-dialog';
import { useAcceptFindingMutation } from '../../generated/graphql';

interface AcceptFindingDialogProps {
  code: string;
  runId: string;
  submissionId: string;
  onClose: () => void;
}

/** Accepts an error of the checks for one claim, with a written reason (RUN-11). */
export function AcceptFindingDialog({ code, runId, submissionId, onClose }: AcceptFindingDialogProps) {
  const [accept] = useAcceptFindingMutation({
    refetchQueries: ['AssessedClaim'],
    awaitRefetchQueries: true,
  });
  return (
    <ReasonDialog
      name={`accept-${submissionId}-${code}`}
      title={t('Accept: {findingText}', { findingText: findingText(code) })}
      action={t('Accept error')}
      hint={t(
        'Why the transactions are right as they are, and where that is written. It is kept for the court.',
      )}
      done={t('The error has been accepted. It counts from the next run on.')}
      submit={async (reason) =>
        Boolean((await accept({ variables: { runId, submissionId, code, reason } })).data)
      }
      onClose={onClose}
    >
      <p>
        {t(
          'From the next run on this error does not block the claim. When its opening balance or transactions are changed, it has to be accepted anew. This run stays as it is.',
        )}
      </p>
    </ReasonDialog>
  );
}
