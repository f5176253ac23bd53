import { t } from '@rules/text.js';
import { ConfirmActDialog } from '../../domain/session/confirm-act-dialog';
import { useSendAdministratorCodeMutation, type ActProofInput } from '../../generated/graphql';
import type { UserEdit } from './use-user-update';

interface ConfirmAdministratorDialogProps {
  edit: UserEdit;
  /** May throw what the mutation throws. */
  onConfirm: (proof: ActProofInput) => Promise<void>;
  onClose: () => void;
}

/** Asks whoever makes somebody an administrator, some time after signing in, for a proof of who does it (USER-16). */
export function ConfirmAdministratorDialog({ edit, onConfirm, onClose }: ConfirmAdministratorDialogProps) {
  const { id, input } = edit;
  const [sendCode] = useSendAdministratorCodeMutation();
  const send = async () => (await sendCode({ variables: { id } })).data?.sendAdministratorCode.message;
  return (
    <ConfirmActDialog
      title={t('Make {email} an administrator?', { email: input.email })}
      action={t('Make administrator')}
      send={send}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {t(
          'An administrator sees and changes everything. You signed in a while ago, so please confirm that it is you.',
        )}
      </p>
    </ConfirmActDialog>
  );
}
