import { useEffect, useRef } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Dialog, DialogBody } from '../../../components/dialog/dialog';
import { Notice } from '../../../components/feedback/notice';
import { tradeName, type EditedClaim, type Trade } from '../shown-trades';
import { useDoubt } from './changed-list-notice';
import { useTradeChange } from './use-trade-change';
import type { ChangedList } from './use-changed-list';

interface DeleteTradeDialogProps {
  trade: Trade;
  claim: EditedClaim;
  list: ChangedList;
  onClose: () => void;
  /**
   * The element that gets the focus after the dialog has closed: the button that opened it may be gone with its row.
   */
  finalFocus: () => HTMLElement | null;
}

/** The confirmation dialog for deleting a trade: it names the trade, which is deleted by its id. */
export function DeleteTradeDialog({ trade, claim, list, onClose, ...props }: DeleteTradeDialogProps) {
  const { remove, pending, refusal, lost } = useTradeChange(claim.id, list);
  const { doubt, finalFocus } = useDoubt(list, props.finalFocus);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(
    function focusOnRefusal() {
      if (refusal) notice.current?.focus();
    },
    [refusal],
  );
  const name = tradeName(trade);
  const { tradeData } = claim.submissionData.tradeDetails;
  const gone = refusal && !claim.moreTrades && !tradeData.some(({ id }) => id === trade.id);
  const leave = () => {
    if (lost && !gone) doubt(t('delete the {name}', { name }));
    onClose();
  };
  const question = {
    open: true,
    onClose: leave,
    finalFocus,
    role: 'alertdialog',
  } as const;
  if (gone)
    return (
      <Dialog
        {...question}
        title={t('The {name} has been deleted', { name })}
        footer={<Button onClick={leave}>{t('Close')}</Button>}
      >
        <DialogBody>
          <p role="alert">{t('The list has been reloaded, and this trade is not on it any more.')}</p>
        </DialogBody>
      </Dialog>
    );
  return (
    <Dialog
      {...question}
      waiting={pending}
      title={t('Delete the {name} from {isSid, select, true {SID {sid}} other {this claim}}?', {
        name,
        isSid: String(Boolean(claim.sid)),
        sid: claim.sid ? claim.sid : '',
      })}
      footer={
        <>
          <Button disabled={pending} onClick={leave}>
            {t('Keep it')}
          </Button>
          <Button
            look="danger"
            pending={pending}
            onClick={() => void remove(trade.id).then((made) => made && onClose())}
          >
            {t('Delete this trade')}
          </Button>
        </>
      }
    >
      <DialogBody>
        {refusal && (
          <div ref={notice} tabIndex={-1}>
            <Notice tone="error" role="alert">
              {refusal.message}
            </Notice>
          </div>
        )}
        <p>{t('It will be removed from the claim immediately. The claim’s history keeps a record of it.')}</p>
      </DialogBody>
    </Dialog>
  );
}
