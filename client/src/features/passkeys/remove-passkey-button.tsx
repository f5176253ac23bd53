import { t } from '@rules/text.js';
import { ConfirmButton } from '../../components/dialog/confirm-button';
import { showToast } from '../../components/toast/toast-store';
import { useRemovePasskeyMutation, type PasskeyRowFragment } from '../../generated/graphql';

/** Remove, after a question that names the passkey. */
export function RemovePasskeyButton({ passkey }: { passkey: Pick<PasskeyRowFragment, 'id' | 'name'> }) {
  const [removePasskey, { loading }] = useRemovePasskeyMutation({
    refetchQueries: ['PasskeyList'],
    awaitRefetchQueries: true,
  });
  const remove = async () => {
    const { data } = await removePasskey({ variables: { id: passkey.id } });
    if (data) showToast('success', data.removePasskey.message);
  };
  return (
    <ConfirmButton
      label={t('Remove')}
      rowLabel={t('Remove {name}', { name: passkey.name })}
      pending={loading}
      title={t('Remove “{name}”?', { name: passkey.name })}
      keep={t('Keep passkey')}
      confirm={t('Remove passkey')}
      onConfirm={remove}
      shownBy={['PasskeyList']}
    >
      {t(
        'Nobody can sign in with “{name}” any more. Your device may still offer it until you delete it there too.',
        { name: passkey.name },
      )}
    </ConfirmButton>
  );
}
