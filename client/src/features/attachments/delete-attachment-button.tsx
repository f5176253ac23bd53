import { ConfirmButton } from '../../components/dialog/confirm-button';
import { showToast } from '../../components/toast/toast-store';
import { useDeleteAttachmentMutation, type AttachmentRowFragment } from '../../generated/graphql';

interface DeleteAttachmentButtonProps {
  attachment: Pick<AttachmentRowFragment, 'id' | 'fileName'>;
  onDeleted: () => void;
}

/** Delete, after a question that names the file. */
export function DeleteAttachmentButton({ attachment, onDeleted }: DeleteAttachmentButtonProps) {
  const { id, fileName } = attachment;
  const [deleteAttachment, { loading }] = useDeleteAttachmentMutation();
  const remove = async () => {
    try {
      await deleteAttachment({ variables: { id } });
      showToast('success', `${fileName} has been deleted.`);
    } finally {
      onDeleted();
    }
  };
  return (
    <ConfirmButton
      label="Delete"
      rowLabel={`Delete ${fileName}`}
      pending={loading}
      title="Delete this document?"
      keep="Keep document"
      confirm="Delete document"
      onConfirm={remove}
      shownBy={['AttachmentList']}
    >
      “{fileName}” will be permanently removed from this claim. The administrator will no longer see it.
    </ConfirmButton>
  );
}
