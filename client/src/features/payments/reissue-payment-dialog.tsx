import { t } from '@rules/text.js';
import { CodedReasonDialog } from '../../domain/session/coded-reason-dialog';
import {
  useReissuePaymentMutation,
  useSendReissueCodeMutation,
  type ReturnedPaymentRowFragment,
} from '../../generated/graphql';
import { FOUND, payeeOf } from './payment-text';
import { ReturnedFacts } from './returned-facts';

interface ReissuePaymentDialogProps {
  payment: ReturnedPaymentRowFragment;
  onClose: () => void;
}

/** Decides, with words and a mailed code, that a returned payment is made again as it was (RETURN-9). */
export function ReissuePaymentDialog({ payment, onClose }: ReissuePaymentDialogProps) {
  const { id, version, matter } = payment;
  const payee = payeeOf(payment);
  const [sendCode] = useSendReissueCodeMutation();
  const [reissue] = useReissuePaymentMutation();
  return (
    <CodedReasonDialog
      name={`reissue-payment-${id}`}
      title={t('Make the payment of {payee} again', { payee })}
      action={t('Make it again')}
      done={t('The next payment run makes the payment of {payee} again.', { payee })}
      {...FOUND}
      send={async () => (await sendCode({ variables: { id, version } })).data?.sendReissueCode.message}
      submit={async (decision) => Boolean((await reissue({ variables: { id, version, ...decision } })).data)}
      onClose={onClose}
    >
      <ReturnedFacts {...payment} />
      <p>
        {matter === 'DUPLICATE'
          ? t(
              'The first of the two may have been paid. Ask the bank, and look at the account that pays: whoever has the money already would be paid twice.',
            )
          : t(
              'Ask the member on a number that you knew before, and the bank, whether this account takes the payment now.',
            )}
      </p>
    </CodedReasonDialog>
  );
}
