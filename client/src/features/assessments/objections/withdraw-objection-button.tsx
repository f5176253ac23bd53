import { t } from '@rules/text.js';
import { ConfirmButton } from '../../../components/dialog/confirm-button';
import { showToast } from '../../../components/toast/toast-store';
import { useWithdrawObjectionMutation } from '../../../generated/graphql';

/** Withdraws an open objection, after a question. */
export function WithdrawObjectionButton({ objection }: { objection: { id: string; version: number } }) {
  const { id, version } = objection;
  const [withdraw, { loading }] = useWithdrawObjectionMutation({
    refetchQueries: ['ClaimObjections'],
    awaitRefetchQueries: true,
  });
  const confirm = async () => {
    await withdraw({ variables: { id, version } });
    showToast('success', t('The objection has been withdrawn.'));
  };
  return (
    <ConfirmButton
      label={t('Withdraw the objection')}
      pending={loading}
      title={t('Withdraw this objection?')}
      keep={t('Keep it')}
      confirm={t('Withdraw')}
      onConfirm={confirm}
      shownBy={['ClaimObjections']}
    >
      {t('Nobody looks at it any more, and the assessment stays as it is. You can object again.')}
    </ConfirmButton>
  );
}
