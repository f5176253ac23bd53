import { reasonRule } from '@rules/reason-schema.js';
import { t } from '@rules/text.js';
import { object } from 'yup';
import { TextAreaField } from '../../components/form/text-area-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { CodedDialog } from '../../domain/session/coded-dialog';
import {
  useConfirmUnclaimedMutation,
  useDeclareUnclaimedMutation,
  useRefuseUnclaimedMutation,
  useSendUnclaimedCodeMutation,
  type MoneyLeftDetailsFragment,
} from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';
import { failedFormText } from '../../lib/error-message';
import { TaxKept } from './tax-kept';

const BASIS = object({ basis: reasonRule });
const REASON = object({ because: reasonRule });

interface DeclareUnclaimedDialogProps {
  id: string;
  number: number;
  left: MoneyLeftDetailsFragment;
  onClose: () => void;
}

/** Proposes that the unclaimed payments of a distribution are never paid (UNCLAIMED-2). */
export function DeclareUnclaimedDialog({ id, number, left, onClose }: DeclareUnclaimedDialogProps) {
  const [declare] = useDeclareUnclaimedMutation();
  const { unclaimedPayments: count, unclaimedPrincipal, unclaimedInterest, unclaimedTaxKept } = left;
  const submit = async ({ basis }: { basis: string }) => {
    if (!(await declare({ variables: { distributionId: id, basis } })).data) return;
    showToast('success', t('It waits for another person to confirm it.'));
    onClose();
  };
  return (
    <FormDialog
      name={`declare-unclaimed-${id}`}
      title={t('Declare payments of distribution {number} unclaimed', { number })}
      action={t('Propose')}
      initialValues={{ basis: '' }}
      schema={BASIS}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {t(
            '{count, plural, one {# payment of ${principal} and ${interest} interest is} other {# payments of ${principal} and ${interest} interest are}} never paid once another person has confirmed it. The money can then be shared by a later distribution.',
            {
              count,
              principal: formatMoney(unclaimedPrincipal),
              interest: formatMoney(unclaimedInterest),
            },
          )}
        </p>
        <TaxKept tax={unclaimedTaxKept} />
        <TextAreaField name="basis" label={t('The order or decision that it rests on')} />
      </Stack>
    </FormDialog>
  );
}

interface DecideDialogProps {
  declaration: MoneyLeftDetailsFragment['declarations'][number];
  onClose: () => void;
}

/** Confirms with a mailed code what somebody else proposed (UNCLAIMED-2, ACT-1). */
export function ConfirmUnclaimedDialog({ declaration: { id, version }, onClose }: DecideDialogProps) {
  const [confirm] = useConfirmUnclaimedMutation();
  const [sendCode] = useSendUnclaimedCodeMutation();
  return (
    <CodedDialog
      title={t('Confirm that the payments are unclaimed')}
      action={t('Confirm')}
      send={async () => (await sendCode({ variables: { id, version } })).data?.sendUnclaimedCode.message}
      submit={async ({ code }) => Boolean((await confirm({ variables: { id, version, code } })).data)}
      done={t('The payments were declared unclaimed.')}
      onClose={onClose}
    >
      <p>{t('These payments are never made then. This cannot be undone.')}</p>
    </CodedDialog>
  );
}

/** Ends a proposal without any effect, with a reason (UNCLAIMED-2). */
export function RefuseUnclaimedDialog({ declaration: { id, version }, onClose }: DecideDialogProps) {
  const [refuse] = useRefuseUnclaimedMutation();
  const submit = async ({ because }: { because: string }) => {
    if (!(await refuse({ variables: { id, version, because } })).data) return;
    showToast('success', t('The proposal was refused.'));
    onClose();
  };
  return (
    <FormDialog
      name={`refuse-unclaimed-${id}`}
      title={t('Refuse the proposal')}
      action={t('Refuse')}
      initialValues={{ because: '' }}
      schema={REASON}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <TextAreaField name="because" label={t('Reason')} />
    </FormDialog>
  );
}
