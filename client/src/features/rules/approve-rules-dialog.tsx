import { codeSchema } from '@rules/one-time-code-schema.js';
import { t } from '@rules/text.js';
import { CodeField } from '../../components/form/code-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { SendCode } from '../../domain/session/send-code';
import { useApproveRulesMutation, useSendRulesApprovalCodeMutation } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';

interface ApproveRulesDialogProps {
  /** The draft as it was read. */
  rules: { number: number; version: number };
  onClose: () => void;
}

/** Approves a draft of the rules, with a code that is mailed for this approval only (RULES-14, ACT-1). */
export function ApproveRulesDialog({ rules: { number, version }, onClose }: ApproveRulesDialogProps) {
  const [approve] = useApproveRulesMutation({
    refetchQueries: ['RulesVersions', 'RulesVersion'],
    awaitRefetchQueries: true,
  });
  const [sendCode] = useSendRulesApprovalCodeMutation();
  const send = async () =>
    (await sendCode({ variables: { number, version } })).data?.sendRulesApprovalCode.message;
  const save = async ({ code }: { code: string }) => {
    const { data } = await approve({ variables: { number, version, code } });
    if (!data) return;
    showToast('success', t('Version {number} of the rules has been approved.', { number }));
    onClose();
  };
  return (
    <FormDialog
      title={t('Approve version {number}', { number })}
      action={t('Approve')}
      initialValues={{ code: '' }}
      schema={codeSchema}
      onSubmit={save}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {t(
            'Nobody can change an approved version. Claims are assessed by these rules as you have read them. A code that we send to your e-mail address confirms that it is you who approves them.',
          )}
        </p>
        <SendCode send={send} />
        <CodeField name="code" label={t('Code from the e-mail')} />
      </Stack>
    </FormDialog>
  );
}
