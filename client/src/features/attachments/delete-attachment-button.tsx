import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { showToast } from '../../components/toast/toast-store';
import { useDeleteAttachmentMutation, type AttachmentRowFragment } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';

interface DeleteAttachmentButtonProps {
  attachment: Pick<AttachmentRowFragment, 'id' | 'fileName'>;
  onDeleted: () => void;
}

/** Delete, after a question that names the file. */
export function DeleteAttachmentButton({ attachment, onDeleted }: DeleteAttachmentButtonProps) {
  const { id, fileName } = attachment;
  const [asking, setAsking] = useState(false);
  const [deleteAttachment, { loading }] = useDeleteAttachmentMutation();
  const remove = async () => {
    setAsking(false);
    try {
      await deleteAttachment({ variables: { id } });
      showToast('success', `${fileName} has been deleted.`);
    } catch (error) {
      showToast('error', errorMessage(error));
    }
    onDeleted();
  };
  return (
    <>
      <Button
        look="quiet"
        size="small"
        pending={loading}
        aria-label={`Delete ${fileName}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title="Delete this document?"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep document</Button>
            <Button look="danger" onClick={() => void remove()}>
              Delete document
            </Button>
          </>
        }
      >
        <DialogBody>
          <p>“{fileName}” is removed from this claim for good. The administrator can no longer see it.</p>
        </DialogBody>
      </Dialog>
    </>
  );
}
