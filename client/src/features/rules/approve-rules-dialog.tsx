import { t } from '@rules/text.js';
import { CodedDialog } from '../../domain/session/coded-dialog';
import { useApproveRulesMutation, useSendRulesApprovalCodeMutation } from '../../generated/graphql';

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
  return (
    <CodedDialog
      title={t('Approve version {number}', { number })}
      action={t('Approve')}
      send={async () =>
        (await sendCode({ variables: { number, version } })).data?.sendRulesApprovalCode.message
      }
      submit={async ({ code }) => Boolean((await approve({ variables: { number, version, code } })).data)}
      done={t('Version {number} of the rules has been approved.', { number })}
      onClose={onClose}
    >
      <p>
        {t(
          'Nobody can change an approved version. Claims are assessed by these rules as you have read them.',
        )}
      </p>
    </CodedDialog>
  );
}
