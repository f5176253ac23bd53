import { useState } from 'react';
import { t } from '@rules/text.js';
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
      showToast('success', t('The notice for SID {sid} has been deleted.', { sid }));
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
        aria-label={t('Delete the notice for SID {sid}', { sid })}
        onClick={() => setAsking(true)}
      >
        {t('Delete')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={t('Delete the notice for SID {sid}?', { sid })}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('Keep notice')}</Button>
            <Button look="danger" onClick={() => void remove()}>
              {t('Delete notice')}
            </Button>
          </>
        }
      >
        <DialogBody>
          <p>
            {t(
              '“{name}” will be removed from the claim immediately. This cannot be undone; you can upload the notice again.',
              { name },
            )}
          </p>
        </DialogBody>
      </Dialog>
    </>
  );
}
