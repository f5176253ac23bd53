import { codeSchema } from '@rules/one-time-code-schema.js';
import { t } from '@rules/text.js';
import { CodeField } from '../../components/form/code-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { SendCode } from '../../domain/session/send-code';
import {
  useConfirmClaimDecisionMutation,
  useSendClaimDecisionCodeMutation,
  type ClaimDecisionShownFragment,
} from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import { AFTER_DECISION } from './use-claim-decisions';

interface ConfirmDecisionDialogProps {
  decision: ClaimDecisionShownFragment;
  onClose: () => void;
}

/** Confirms what somebody else proposed, with a code mailed for exactly this (DECIDE-8, ACT-1). */
export function ConfirmDecisionDialog({ decision, onClose }: ConfirmDecisionDialogProps) {
  const { id, version, sid, kind, reason } = decision;
  const [sendCode] = useSendClaimDecisionCodeMutation();
  const [confirm] = useConfirmClaimDecisionMutation(AFTER_DECISION);
  const send = async () =>
    (await sendCode({ variables: { id, version } })).data?.sendClaimDecisionCode.message;
  const submit = async ({ code }: { code: string }) => {
    if (!(await confirm({ variables: { id, version, code } })).data) return;
    showToast(
      'success',
      kind === 'REMOVE'
        ? t('Claim {sid} has been removed.', { sid })
        : t('Claim {sid} has been restored.', { sid }),
    );
    onClose();
  };
  return (
    <FormDialog
      name={`confirm-decision-${id}`}
      title={kind === 'REMOVE' ? t('Remove claim {sid}', { sid }) : t('Restore claim {sid}', { sid })}
      action={kind === 'REMOVE' ? t('Confirm removal') : t('Confirm restoring')}
      initialValues={{ code: '' }}
      schema={codeSchema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>{t('Reason: {reason}', { reason })}</p>
        <p>{t('This takes effect at once, and the member is told by e-mail.')}</p>
        <p>{t('A code that we send to your e-mail address confirms that it is you.')}</p>
        <SendCode send={send} />
        <CodeField name="code" label={t('Code from the e-mail')} />
      </Stack>
    </FormDialog>
  );
}
