import { receiptSchema } from '@rules/payment-run-schema.js';
import { t } from '@rules/text.js';
import { TextField } from '../../components/form/text-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useMarkFileSentMutation, type PaymentRunDetailsFragment } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';

export interface FileDialogProps {
  file: PaymentRunDetailsFragment['files'][number];
  onClose: () => void;
}

/** Notes what the bank answered to a file (PAY-10). */
export function FileSentDialog({ file, onClose }: FileDialogProps) {
  const { id, version, number } = file;
  const [markSent] = useMarkFileSentMutation({ refetchQueries: ['PaymentRuns'] });
  const submit = async ({ receipt }: { receipt: string }) => {
    if (!(await markSent({ variables: { id, version, receipt } })).data) return;
    showToast('success', t('The receipt of file {number} has been noted.', { number }));
    onClose();
  };
  return (
    <FormDialog
      name={`file-sent-${id}`}
      title={t('Receipt of file {number}', { number })}
      action={t('Note the receipt')}
      initialValues={{ receipt: '' }}
      schema={receiptSchema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>{t('Note it once the bank has accepted the file. It can no longer be cancelled then.')}</p>
        <TextField
          name="receipt"
          label={t('Receipt of the bank')}
          hint={t('Its number, and the day if it has one.')}
        />
      </Stack>
    </FormDialog>
  );
}
