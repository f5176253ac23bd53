import { t } from '@rules/text.js';
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
      showToast('success', t('{fileName} has been deleted.', { fileName }));
    } finally {
      onDeleted();
    }
  };
  return (
    <ConfirmButton
      label={t('Delete')}
      rowLabel={t('Delete {fileName}', { fileName })}
      pending={loading}
      title={t('Delete this document?')}
      keep={t('Keep document')}
      confirm={t('Delete document')}
      onConfirm={remove}
      shownBy={['AttachmentList']}
    >
      {t(
        '“{fileName}” will be permanently removed from this claim. The administrator will no longer see it.',
        { fileName },
      )}
    </ConfirmButton>
  );
}
