import { t } from '@rules/text.js';
import {
  useReissuePaymentMutation,
  useSendReissueCodeMutation,
  type ReturnedPaymentRowFragment,
} from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';
import { DecidePaymentDialog } from './decide-payment-dialog';
import { payeeOf, returnText } from './payment-text';

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
  return (
    <DecidePaymentDialog
      name={`reissue-payment-${id}`}
      title={t('Make the payment of {payee} again', { payee })}
      action={t('Make it again')}
      done={t('The next payment run makes the payment of {payee} again.', { payee })}
      send={async () => (await sendCode({ variables: { id, version } })).data?.sendReissueCode.message}
      submit={async (decision) => Boolean((await reissue({ variables: { id, version, ...decision } })).data)}
      onClose={onClose}
    >
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
    </DecidePaymentDialog>
  );
}
