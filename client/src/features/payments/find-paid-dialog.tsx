import { t } from '@rules/text.js';
import { CodedReasonDialog } from '../../domain/session/coded-reason-dialog';
import {
  useFindPaymentPaidMutation,
  useSendFindPaidCodeMutation,
  type ReturnedPaymentRowFragment,
} from '../../generated/graphql';
import { FOUND, payeeOf } from './payment-text';
import { ReturnedFacts } from './returned-facts';

interface FindPaidDialogProps {
  payment: ReturnedPaymentRowFragment;
  onClose: () => void;
}

/** Decides, with words and a mailed code, that a payment which the bank had twice was paid after all (RETURN-10). */
export function FindPaidDialog({ payment, onClose }: FindPaidDialogProps) {
  const { id, version } = payment;
  const payee = payeeOf(payment);
  const [sendCode] = useSendFindPaidCodeMutation();
  const [findPaid] = useFindPaymentPaidMutation();
  return (
    <CodedReasonDialog
      name={`find-payment-paid-${id}`}
      title={t('The payment of {payee} was paid', { payee })}
      action={t('It was paid')}
      done={t('The payment of {payee} is paid. No payment run makes it again.', { payee })}
      {...FOUND}
      send={async () => (await sendCode({ variables: { id, version } })).data?.sendFindPaidCode.message}
      submit={async (decision) => Boolean((await findPaid({ variables: { id, version, ...decision } })).data)}
      onClose={onClose}
    >
      <ReturnedFacts {...payment} />
      <p>
        {t(
          'Choose this only once the bank has confirmed the payment, and the account that pays was debited for it: whoever was not paid would get nothing.',
        )}
      </p>
    </CodedReasonDialog>
  );
}
