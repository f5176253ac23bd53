import { ConfirmButton } from '../../components/dialog/confirm-button';
import { showToast } from '../../components/toast/toast-store';
import { useRevokeApiTokenMutation, type ApiTokenRowFragment } from '../../generated/graphql';

/** Revoke, after a question that names the token. */
export function RevokeTokenButton({ token }: { token: Pick<ApiTokenRowFragment, 'id' | 'name'> }) {
  const [revokeApiToken, { loading }] = useRevokeApiTokenMutation();
  const revoke = async () => {
    await revokeApiToken({ variables: { id: token.id } });
    showToast('success', `The token “${token.name}” has been revoked.`);
  };
  return (
    <ConfirmButton
      label="Revoke"
      rowLabel={`Revoke ${token.name}`}
      pending={loading}
      title={`Revoke “${token.name}”?`}
      keep="Keep token"
      confirm="Revoke token"
      onConfirm={revoke}
      shownBy={['ApiTokenList']}
    >
      Anything that uses “{token.name}” will be refused from its next request. This cannot be undone.
    </ConfirmButton>
  );
}
