import { t } from '@rules/text.js';
import { CodedReasonDialog } from '../../domain/session/coded-reason-dialog';
import { useReleasePaymentMutation, useSendPaymentReleaseCodeMutation } from '../../generated/graphql';
import type { PaymentDialogProps } from './hold-payment-dialog';
import { FOUND } from './payment-text';

/** Releases a payment that only a person can release, with words and a mailed code (PAY-5). */
export function ReleasePaymentDialog({ payment, onClose }: PaymentDialogProps) {
  const { id, version, sid, heldReason, heldBecause, holder } = payment;
  const [sendCode] = useSendPaymentReleaseCodeMutation();
  const [release] = useReleasePaymentMutation();
  return (
    <CodedReasonDialog
      name={`release-payment-${id}`}
      title={t('Release the payment of {sid}', { sid })}
      action={t('Release')}
      done={t('The payment of {sid} has been released.', { sid })}
      {...FOUND}
      send={async () => (await sendCode({ variables: { id, version } })).data?.sendPaymentReleaseCode.message}
      submit={async (decision) => Boolean((await release({ variables: { id, version, ...decision } })).data)}
      onClose={onClose}
    >
      <p>
        {heldReason === 'SAME_ACCOUNT'
          ? t(
              'Other claims name the same account. That is right for a trustee of several funds, and wrong where somebody diverts payments: ask the claimants.',
            )
          : t('{holder} holds it by hand: {reason}', { holder: holder ?? '–', reason: heldBecause ?? '–' })}
      </p>
    </CodedReasonDialog>
  );
}
