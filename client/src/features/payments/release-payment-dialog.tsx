import { codeRule as code } from '@rules/one-time-code-schema.js';
import { reasonRule } from '@rules/reason-schema.js';
import { t } from '@rules/text.js';
import { object } from 'yup';
import { CodeField } from '../../components/form/code-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { SendCode } from '../../domain/session/send-code';
import { useReleasePaymentMutation, useSendPaymentReleaseCodeMutation } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import type { PaymentDialogProps } from './hold-payment-dialog';

const SCHEMA = object({ because: reasonRule, code });

/** Releases a payment that only a person can release, with words and a mailed code (PAY-5). */
export function ReleasePaymentDialog({ payment, onClose }: PaymentDialogProps) {
  const { id, version, sid, heldReason, heldBecause, holder } = payment;
  const [sendCode] = useSendPaymentReleaseCodeMutation();
  const [release] = useReleasePaymentMutation();
  const send = async () =>
    (await sendCode({ variables: { id, version } })).data?.sendPaymentReleaseCode.message;
  const submit = async (values: { because: string; code: string }) => {
    if (!(await release({ variables: { id, version, ...values } })).data) return;
    showToast('success', t('The payment of {sid} has been released.', { sid }));
    onClose();
  };
  return (
    <FormDialog
      name={`release-payment-${id}`}
      title={t('Release the payment of {sid}', { sid })}
      action={t('Release')}
      initialValues={{ because: '', code: '' }}
      schema={SCHEMA}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {heldReason === 'SAME_ACCOUNT'
            ? t(
                'Other claims name the same account. That is right for a trustee of several funds, and wrong where somebody diverts payments: ask the claimants.',
              )
            : t('{holder} holds it by hand: {reason}', { holder: holder ?? '–', reason: heldBecause ?? '–' })}
        </p>
        <TextAreaField
          name="because"
          label={t('What you found')}
          hint={t('The office and the court read it. The member does not.')}
        />
        <p>{t('A code that we send to your e-mail address confirms that it is you.')}</p>
        <SendCode send={send} />
        <CodeField name="code" label={t('Code from the e-mail')} />
      </Stack>
    </FormDialog>
  );
}
