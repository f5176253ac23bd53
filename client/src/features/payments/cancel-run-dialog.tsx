import { reasonRule } from '@rules/reason-schema.js';
import { t } from '@rules/text.js';
import { boolean, object } from 'yup';
import { CheckboxField } from '../../components/form/checkbox-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useCancelPaymentsMutation, type PaymentRunDetailsFragment } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import { isSentOf, wasFetched } from './payment-text';

const SCHEMA = object({ because: reasonRule, neverSent: boolean().default(false) });

interface CancelRunDialogProps {
  run: PaymentRunDetailsFragment;
  onClose: () => void;
}

/** Cancels a run, or of one that is sent in part the files that were not, with a reason (PAY-10). */
export function CancelRunDialog({ run, onClose }: CancelRunDialogProps) {
  const { id, version, number } = run;
  const [cancel] = useCancelPaymentsMutation({ refetchQueries: ['PaymentRuns'] });
  const isFetched = wasFetched(run);
  const isSentInPart = isSentOf(run);
  const submit = async (values: { because: string; neverSent: boolean }) => {
    if (!(await cancel({ variables: { id, version, ...values } })).data) return;
    showToast(
      'success',
      isSentInPart
        ? t('The files of payment run {number} that were not sent have been cancelled.', { number })
        : t('Payment run {number} has been cancelled.', { number }),
    );
    onClose();
  };
  return (
    <FormDialog
      name={`cancel-payments-${id}`}
      title={
        isSentInPart ? t('Cancel the files that were not sent') : t('Cancel payment run {number}', { number })
      }
      action={isSentInPart ? t('Cancel the files') : t('Cancel the run')}
      initialValues={{ because: '', neverSent: false }}
      schema={SCHEMA}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {isSentInPart
            ? t(
                'Their payments go to the next run that is prepared. The files that were sent stay, and their payments are made.',
              )
            : t('Nothing of it is paid. Its payments go to the next run that is prepared.')}
        </p>
        {isFetched && (
          <CheckboxField
            name="neverSent"
            label={
              isSentInPart
                ? t('The bank does not have these files, and nobody will send them')
                : t('The bank does not have its files, and nobody will send them')
            }
            hint={t('A file was downloaded. If it were sent as well, its claims would be paid twice.')}
          />
        )}
        <TextAreaField
          name="because"
          label={t('Reason')}
          hint={t('It stays with the run for everybody in the office to read.')}
        />
      </Stack>
    </FormDialog>
  );
}
