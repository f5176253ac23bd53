import { t } from '@rules/text.js';
import { ReasonDialog } from '../../domain/draft/reason-dialog';
import { useHoldPaymentMutation, type PaymentRowFragment } from '../../generated/graphql';

export interface PaymentDialogProps {
  payment: PaymentRowFragment;
  onClose: () => void;
}

/** Holds a payment by hand, with a reason for the office (PAY-5). */
export function HoldPaymentDialog({ payment, onClose }: PaymentDialogProps) {
  const { id, version, sid } = payment;
  const [hold] = useHoldPaymentMutation();
  return (
    <ReasonDialog
      name={`hold-payment-${id}`}
      title={t('Hold the payment of {sid}', { sid })}
      action={t('Hold')}
      hint={t('The office and the court read it. The member does not.')}
      done={t('The payment of {sid} is held.', { sid })}
      submit={async (reason) => Boolean((await hold({ variables: { id, version, reason } })).data)}
      onClose={onClose}
    >
      <p>{t('It is not paid until somebody releases it. Approvals of this run no longer count.')}</p>
    </ReasonDialog>
  );
}
