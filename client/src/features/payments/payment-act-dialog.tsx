import { t } from '@rules/text.js';
import { watchJob } from '../../domain/jobs/watched-jobs';
import { CodedDialog } from '../../domain/session/coded-dialog';
import {
  useApprovePaymentsMutation,
  useSendPaymentsCodeMutation,
  useWritePaymentsMutation,
  type PaymentRunDetailsFragment,
} from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMoney } from '../../lib/decimals';
import { ACTS, type CodeAct } from './payment-act-text';
import { taxAccountText } from './payment-text';

interface PaymentActDialogProps {
  act: CodeAct;
  /** The run as it was read. */
  run: PaymentRunDetailsFragment;
  onClose: () => void;
}

/** Approves a run or has its files written, with a code that is mailed for exactly this act (PAY-6). */
export function PaymentActDialog({ act, run, onClose }: PaymentActDialogProps) {
  const { id, version, number, figures, taxAccount } = run;
  const { action, title, meaning, done } = ACTS[act];
  const options = { refetchQueries: ['PaymentRuns'] };
  const [approve] = useApprovePaymentsMutation(options);
  const [write] = useWritePaymentsMutation(options);
  const [sendCode] = useSendPaymentsCodeMutation();
  const submit = async ({ code }: { code: string }) => {
    const given = { variables: { id, version, code } };
    const { data } = act === 'APPROVE' ? await approve(given) : await write(given);
    if (data && act === 'WRITE') watchJob(id);
    return Boolean(data);
  };
  return (
    <CodedDialog
      title={title(number)}
      action={action}
      send={async () => (await sendCode({ variables: { id, version, act } })).data?.sendPaymentsCode.message}
      submit={submit}
      done={done(number)}
      onClose={onClose}
    >
      {figures && (
        <p>
          <strong>
            {t('{payments} payments, ${net} together', {
              payments: formatCount(figures.payments),
              net: formatMoney(figures.net),
            })}
          </strong>
        </p>
      )}
      {figures && figures.tax !== '0.00' && (
        <p>
          {t('Besides, ${tax} of tax withheld go to the tax office.', { tax: formatMoney(figures.tax) })}
          {taxAccount && ` ${taxAccountText(taxAccount)}`}
        </p>
      )}
      <p>{meaning}</p>
    </CodedDialog>
  );
}
