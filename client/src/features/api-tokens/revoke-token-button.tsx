import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { showToast } from '../../components/toast/toast-store';
import { useRevokeApiTokenMutation, type ApiTokenRowFragment } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';

/** Revoke, after a question that names the token. */
export function RevokeTokenButton({ token }: { token: Pick<ApiTokenRowFragment, 'id' | 'name'> }) {
  const [asking, setAsking] = useState(false);
  const [revokeApiToken, { loading }] = useRevokeApiTokenMutation();
  const revoke = async () => {
    setAsking(false);
    try {
      await revokeApiToken({ variables: { id: token.id } });
      showToast('success', `The token “${token.name}” is revoked.`);
    } catch (error) {
      showToast('error', errorMessage(error));
    }
  };
  return (
    <>
      <Button
        look="quiet"
        size="small"
        pending={loading}
        aria-label={`Revoke ${token.name}`}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={`Revoke “${token.name}”?`}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep token</Button>
            <Button look="danger" onClick={() => void revoke()}>
              Revoke token
            </Button>
          </>
        }
      >
        <DialogBody>
          <p>Whatever uses “{token.name}” is refused from its next call on. This cannot be undone.</p>
        </DialogBody>
      </Dialog>
    </>
  );
}
