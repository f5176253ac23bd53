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
import {
  useReissuePaymentMutation,
  useSendReissueCodeMutation,
  type ReturnedPaymentRowFragment,
} from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';
import { failedFormText } from '../../lib/error-message';
import { payeeOf, returnText } from './payment-text';

const SCHEMA = object({ because: reasonRule, code });

interface ReissuePaymentDialogProps {
  payment: ReturnedPaymentRowFragment;
  onClose: () => void;
}

/** Decides, with words and a mailed code, that a returned payment is made again as it was (RETURN-9). */
export function ReissuePaymentDialog({ payment, onClose }: ReissuePaymentDialogProps) {
  const { id, version, net, reason, matter, account } = payment;
  const payee = payeeOf(payment);
  const [sendCode] = useSendReissueCodeMutation();
  const [reissue] = useReissuePaymentMutation();
  const send = async () => (await sendCode({ variables: { id, version } })).data?.sendReissueCode.message;
  const submit = async (values: { because: string; code: string }) => {
    if (!(await reissue({ variables: { id, version, ...values } })).data) return;
    showToast('success', t('The next payment run makes the payment of {payee} again.', { payee }));
    onClose();
  };
  return (
    <FormDialog
      name={`reissue-payment-${id}`}
      title={t('Make the payment of {payee} again', { payee })}
      action={t('Make it again')}
      initialValues={{ because: '', code: '' }}
      schema={SCHEMA}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {t('${net} to the account {account}. The bank’s reason: {reason}', {
            net: formatMoney(net),
            account: account ?? '–',
            reason: returnText(reason),
          })}
        </p>
        <p>
          {matter === 'DUPLICATE'
            ? t(
                'The first of the two may have been paid. Ask the bank, and look at the account that pays: whoever has the money already would be paid twice.',
              )
            : t(
                'Ask the member on a number that you knew before, and the bank, whether this account takes the payment now.',
              )}
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
