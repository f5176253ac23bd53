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

/** Asks before somebody becomes an administrator: what it means, and for a proof of who does it (USER-16). */
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
          'An administrator reads and changes every claim, with bank accounts and tax file numbers, approves payments, and gives access to others. Do this only for somebody whose address and identity you have checked.',
        )}
      </p>
    </ConfirmActDialog>
  );
}
