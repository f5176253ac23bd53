import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { showToast } from '../../components/toast/toast-store';
import { useCloseAmendmentsMutation } from '../../generated/graphql';
import { errorCode } from '../../lib/error-message';
import { useFailedChange } from '../../components/toast/use-failed-change';
import { claimText } from './amendment-text';

export interface CloseAmendmentsButtonProps {
  submissionId: string;
  sid: string | null | undefined;
  /** The number of the member's messages without an answer. */
  unanswered: number;
  /** The newest message displayed to the administrator. */
  lastSeenId: string | undefined;
}

/** Closes a thread without an answer, after a question; the next message opens it again. */
export function CloseAmendmentsButton(props: CloseAmendmentsButtonProps) {
  const { submissionId, sid, unanswered, lastSeenId } = props;
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [closeAmendments, { loading }] = useCloseAmendmentsMutation();
  const reportFailed = useFailedChange('AmendmentThread');
  const keep = () => setAsking(false);
  const close = async () => {
    try {
      await closeAmendments({ variables: { submissionId, lastSeenId } });
      showToast('success', t('The request has been closed.'));
    } catch (error) {
      reportFailed(error);
      if (errorCode(error) === 'CONFLICT') void client.refetchQueries({ include: ['AmendmentThread'] });
    }
    keep();
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('Close request')}
      </Button>
      <Dialog
        open={asking}
        onClose={keep}
        role="alertdialog"
        title={t('Close the request for {claimText}?', { claimText: claimText(sid) })}
        footer={
          <>
            <Button onClick={keep}>{t('Keep it open')}</Button>
            <Button look="danger" pending={loading} onClick={() => void close()}>
              {t('Close request')}
            </Button>
          </>
        }
      >
        <DialogBody>
          <p>
            {unanswered > 0
              ? t(
                  '{unanswered, plural, one {# message from the member has} other {# messages from the member have}} no answer. The request will still leave the queue, and the member will not be notified.',
                  { unanswered },
                )
              : t(
                  'Every message has been answered. The request will leave the list of answered requests.',
                )}{' '}
            {t('A reply will reopen it.')}
          </p>
        </DialogBody>
      </Dialog>
    </>
  );
}
