import { object, string } from 'yup';
import { t } from '@rules/text.js';
import { TextAreaField } from '../../components/form/text-area-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { findingText } from '@rules/assessment/finding-text.js';
import { useWithdrawAcceptanceMutation } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';

const schema = object({ reason: string().trim().min(3, t('Enter a reason')).required(t('Enter a reason')) });

interface WithdrawAcceptanceDialogProps {
  id: string;
  code: string;
  onClose: () => void;
}

/** Withdraws an accepted error of the checks, with a written reason (RUN-12). */
export function WithdrawAcceptanceDialog({ id, code, onClose }: WithdrawAcceptanceDialogProps) {
  const [withdraw] = useWithdrawAcceptanceMutation({
    refetchQueries: ['AssessedClaim'],
    awaitRefetchQueries: true,
  });
  const submit = async ({ reason }: { reason: string }) => {
    const { data } = await withdraw({ variables: { id, reason } });
    if (!data) return;
    showToast(
      'success',
      t('The acceptance has been withdrawn. The error blocks the claim from the next run on.'),
    );
    onClose();
  };
  return (
    <FormDialog
      name={`withdraw-${id}`}
      title={t('Withdraw what was accepted: {findingText}', { findingText: findingText(code) })}
      action={t('Withdraw')}
      initialValues={{ reason: '' }}
      schema={schema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {t(
            'From the next run on this error blocks the claim again. Runs so far stay as they are. Once a run with this acceptance is published, it can no longer be withdrawn.',
          )}
        </p>
        <TextAreaField
          name="reason"
          label={t('Reason')}
          hint={t('Why it should not have been accepted. It is kept for the court.')}
        />
      </Stack>
    </FormDialog>
  );
}
