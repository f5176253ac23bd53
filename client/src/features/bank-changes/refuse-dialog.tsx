import { t } from '@rules/text.js';
import { ReasonDialog } from '../../domain/draft/reason-dialog';
import { useRefuseBankChangeMutation } from '../../generated/graphql';
import { AFTER_DECISION, type ChangeDialogProps } from './release-dialog';

/** Refuses changed bank details, with a reason for the office (BANK-9). */
export function RefuseDialog({ change, name, onClose }: ChangeDialogProps) {
  const { id, version } = change;
  const [refuse] = useRefuseBankChangeMutation(AFTER_DECISION);
  return (
    <ReasonDialog
      name={`refuse-bank-change-${id}`}
      title={t('Refuse the bank details of {name}', { name })}
      action={t('Refuse')}
      hint={t('The office and the court read it. The member does not.')}
      done={t('The bank details of {name} have been refused.', { name })}
      submit={async (reason) => Boolean((await refuse({ variables: { id, version, reason } })).data)}
      onClose={onClose}
    >
      <p>
        {t(
          'The claim keeps what was typed, but nothing is paid to it. The member is notified by e-mail and asked to correct it.',
        )}
      </p>
    </ReasonDialog>
  );
}
