import { findingText } from '@rules/assessment/finding-text.js';
import { t } from '@rules/text.js';
import { ReasonDialog } from '../../domain/draft/reason-dialog';
import { useWithdrawAcceptanceMutation } from '../../generated/graphql';

interface WithdrawAcceptanceDialogProps {
  id: string;
  code: string;
  onClose: () => void;
}

/** Withdraws an accepted error of the checks, with a written reason (RUN-12). */
export function WithdrawAcceptanceDialog({ id, code, onClose }: WithdrawAcceptanceDialogProps) {
  const [withdraw] = useWithdrawAcceptanceMutation({
    refetchQueries: ['AssessedClaim'],
    awaitRefetchQueries: true,
  });
  return (
    <ReasonDialog
      name={`withdraw-${id}`}
      title={t('Withdraw what was accepted: {findingText}', { findingText: findingText(code) })}
      action={t('Withdraw')}
      hint={t('Why it should not have been accepted. It is kept for the court.')}
      done={t('The acceptance has been withdrawn. The error blocks the claim from the next run on.')}
      submit={async (reason) => Boolean((await withdraw({ variables: { id, reason } })).data)}
      onClose={onClose}
    >
      <p>
        {t(
          'From the next run on this error blocks the claim again. Runs so far stay as they are. Once a run with this acceptance is published, it can no longer be withdrawn.',
        )}
      </p>
    </ReasonDialog>
  );
}
