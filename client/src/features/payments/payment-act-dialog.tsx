import { codeSchema } from '@rules/one-time-code-schema.js';
import { t } from '@rules/text.js';
import { CodeField } from '../../components/form/code-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { SendCode } from '../../domain/session/send-code';
import { watchJob } from '../../domain/jobs/watched-jobs';
import {
  useApprovePaymentsMutation,
  useSendPaymentsCodeMutation,
  useWritePaymentsMutation,
  type PaymentRunDetailsFragment,
} from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMoney } from '../../lib/decimals';
import { failedFormText } from '../../lib/error-message';
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
  const send = async () =>
    (await sendCode({ variables: { id, version, act } })).data?.sendPaymentsCode.message;
  const submit = async ({ code }: { code: string }) => {
    const given = { variables: { id, version, code } };
    const { data } = act === 'APPROVE' ? await approve(given) : await write(given);
    if (!data) return;
    if (act === 'WRITE') watchJob(id);
    showToast('success', done(number));
    onClose();
  };
  return (
    <FormDialog
      title={title(number)}
      action={action}
      initialValues={{ code: '' }}
      schema={codeSchema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
      forgetsTyped
    >
      <Stack>
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
        <p>{t('A code that we send to your e-mail address confirms that it is you.')}</p>
        <SendCode send={send} />
        <CodeField name="code" label={t('Code from the e-mail')} />
      </Stack>
    </FormDialog>
  );
}
