import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { Notice } from '../../components/feedback/notice';
import { tradeName, type EditedClaim, type Trade } from './shown-trades';
import { useTradeChanges } from './use-trade-changes';

interface DeleteTradeDialogProps {
  trade: Trade;
  claim: EditedClaim;
  onClose: () => void;
  /** What gets the focus when the dialog is gone: the button that opened it may have gone with its row. */
  finalFocus: () => HTMLElement | null;
}

/** The question before a trade is deleted: it names the trade. Exactly this one goes, by its id. */
export function DeleteTradeDialog({ trade, claim, onClose, finalFocus }: DeleteTradeDialogProps) {
  const { remove, pending, refusal } = useTradeChanges(claim);
  const name = tradeName(trade);
  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      role="alertdialog"
      title={`Delete the ${name} of ${claim.sid ? `SID ${claim.sid}` : 'this claim'}?`}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="danger"
            pending={pending}
            onClick={() => void remove(trade.id).then((done) => done && onClose())}
          >
            Delete this trade
          </Button>
        </>
      }
    >
      <DialogBody>
        {refusal && (
          <Notice tone="error" role="alert">
            {refusal.message}
          </Notice>
        )}
        <p>It goes from the claim at once. The claim’s history keeps what it was.</p>
      </DialogBody>
    </Dialog>
  );
}
