import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { showToast } from '../../components/toast/toast-store';
import { useRemovePasskeyMutation, type PasskeyRowFragment } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';

/** Remove, after a question that names the passkey. */
export function RemovePasskeyButton({ passkey }: { passkey: Pick<PasskeyRowFragment, 'id' | 'name'> }) {
  const [asking, setAsking] = useState(false);
  const [removePasskey, { loading }] = useRemovePasskeyMutation({
    refetchQueries: ['PasskeyList'],
    awaitRefetchQueries: true,
  });
  const remove = async () => {
    setAsking(false);
    try {
      const { data } = await removePasskey({ variables: { id: passkey.id } });
      if (data) showToast('success', data.removePasskey.message);
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
        aria-label={`Remove ${passkey.name}`}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={`Remove “${passkey.name}”?`}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep passkey</Button>
            <Button look="danger" onClick={() => void remove()}>
              Remove passkey
            </Button>
          </>
        }
      >
        <DialogBody>
          <p>
            Nobody can sign in with “{passkey.name}” any more. Your device may go on offering it until you
            delete it there too.
          </p>
        </DialogBody>
      </Dialog>
    </>
  );
}
