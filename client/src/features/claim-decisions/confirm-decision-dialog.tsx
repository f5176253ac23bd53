import { t } from '@rules/text.js';
import { CodedDialog } from '../../domain/session/coded-dialog';
import {
  useConfirmClaimDecisionMutation,
  useSendClaimDecisionCodeMutation,
  type ClaimDecisionShownFragment,
} from '../../generated/graphql';
import { AFTER_DECISION } from './use-claim-decisions';

interface ConfirmDecisionDialogProps {
  decision: ClaimDecisionShownFragment;
  onClose: () => void;
}

/** Confirms what somebody else proposed, with a code mailed for exactly this (DECIDE-8, ACT-1). */
export function ConfirmDecisionDialog({ decision, onClose }: ConfirmDecisionDialogProps) {
  const { id, version, sid, kind, reason } = decision;
  const isRemoval = kind === 'REMOVE';
  const [sendCode] = useSendClaimDecisionCodeMutation();
  const [confirm] = useConfirmClaimDecisionMutation(AFTER_DECISION);
  return (
    <CodedDialog
      title={isRemoval ? t('Remove claim {sid}', { sid }) : t('Restore claim {sid}', { sid })}
      action={isRemoval ? t('Confirm removal') : t('Confirm restoring')}
      send={async () => (await sendCode({ variables: { id, version } })).data?.sendClaimDecisionCode.message}
      submit={async ({ code }) => Boolean((await confirm({ variables: { id, version, code } })).data)}
      done={
        isRemoval ? t('Claim {sid} has been removed.', { sid }) : t('Claim {sid} has been restored.', { sid })
      }
      onClose={onClose}
    >
      <p>{t('Reason: {reason}', { reason })}</p>
      <p>{t('This takes effect at once, and the member is notified by e-mail.')}</p>
    </CodedDialog>
  );
}
