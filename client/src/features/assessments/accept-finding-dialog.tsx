import { object, string } from 'yup';
import { t } from '@rules/text.js';
import { TextAreaField } from '../../components/form/text-area-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useAcceptFindingMutation } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import { findingText } from '../../domain/trade/finding-names';

const schema = object({ reason: string().trim().min(3, t('Enter a reason')).required(t('Enter a reason')) });

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
  const submit = async ({ reason }: { reason: string }) => {
    const { data } = await accept({ variables: { runId, submissionId, code, reason } });
    if (!data) return;
    showToast('success', t('The error has been accepted. It counts from the next run on.'));
    onClose();
  };
  return (
    <FormDialog
      name={`accept-${submissionId}-${code}`}
      title={t('Accept: {findingText}', { findingText: findingText(code) })}
      action={t('Accept error')}
      initialValues={{ reason: '' }}
      schema={schema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {t(
            'From the next run on this error does not block the claim. When its opening balance or transactions are changed, it has to be accepted anew. This run stays as it is.',
          )}
        </p>
        <TextAreaField
          name="reason"
          label={t('Reason')}
          hint={t(
            'Why the transactions are right as they are, and where that is written. It is kept for the court.',
          )}
        />
      </Stack>
    </FormDialog>
  );
}
