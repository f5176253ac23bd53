import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { showToast } from '../../components/toast/toast-store';
import { useDeleteNoticeMutation, type ManagedNoticeRowFragment } from '../../generated/graphql';
import { useFailedChange } from '../../components/toast/use-failed-change';

type DeletableNotice = Pick<ManagedNoticeRowFragment, 'id' | 'sid' | 'name'>;

/** Delete, after a question that names the notice. */
export function DeleteNoticeButton({ notice }: { notice: DeletableNotice }) {
  const { id, sid, name } = notice;
  const [asking, setAsking] = useState(false);
  const [deleteNotice, { loading }] = useDeleteNoticeMutation({
    refetchQueries: ['AssessmentNoticeList'],
  });
  const reportFailed = useFailedChange('AssessmentNoticeList');
  const remove = async () => {
    setAsking(false);
    try {
      await deleteNotice({ variables: { id } });
      showToast('success', `The notice for SID ${sid} has been deleted.`);
    } catch (error) {
      reportFailed(error);
    }
  };
  return (
    <>
      <Button
        look="quiet"
        size="small"
        pending={loading}
        aria-label={`Delete the notice for SID ${sid}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={`Delete the notice for SID ${sid}?`}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep notice</Button>
            <Button look="danger" onClick={() => void remove()}>
              Delete notice
            </Button>
          </>
        }
      >
        <DialogBody>
          <p>
            “{name}” will be removed from the claim immediately. This cannot be undone; you can upload the
            notice again.
          </p>
        </DialogBody>
      </Dialog>
    </>
  );
}
