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
      label="Remove"
      rowLabel={`Remove ${passkey.name}`}
      pending={loading}
      title={`Remove “${passkey.name}”?`}
      keep="Keep passkey"
      confirm="Remove passkey"
      onConfirm={remove}
      shownBy={['PasskeyList']}
    >
      Nobody can sign in with “{passkey.name}” any more. Your device may still offer it until you delete it
      there too.
    </ConfirmButton>
  );
}
