import { t } from '@rules/text.js';
import { ConfirmButton } from '../../components/dialog/confirm-button';
import { showToast } from '../../components/toast/toast-store';
import { useRevokeApiTokenMutation, type ApiTokenRowFragment } from '../../generated/graphql';

/** Revoke, after a question that names the token. */
export function RevokeTokenButton({ token }: { token: Pick<ApiTokenRowFragment, 'id' | 'name'> }) {
  const [revokeApiToken, { loading }] = useRevokeApiTokenMutation();
  const revoke = async () => {
    await revokeApiToken({ variables: { id: token.id } });
    showToast('success', t('The token “{name}” has been revoked.', { name: token.name }));
  };
  return (
    <ConfirmButton
      label={t('Revoke')}
      rowLabel={t('Revoke {name}', { name: token.name })}
      pending={loading}
      title={t('Revoke “{name}”?', { name: token.name })}
      keep={t('Keep token')}
      confirm={t('Revoke token')}
      onConfirm={revoke}
      shownBy={['ApiTokenList']}
    >
      {t('Anything that uses “{name}” will be refused from its next request. This cannot be undone.', {
        name: token.name,
      })}
    </ConfirmButton>
  );
}
