import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { Notice } from '../../components/feedback/notice';
import { tradeName, type EditedClaim, type Trade } from './shown-trades';
import { UnseenChangeDialog } from './unseen-change-dialog';
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
  const { remove, pending, refusal, unseen, showChange } = useTradeChanges(claim);
  const name = tradeName(trade);
  const { tradeData } = claim.submissionData.tradeDetails;
  const gone = refusal && !claim.moreTrades && !tradeData.some(({ id }) => id === trade.id);
  const closeWhenDone = (done: boolean) => done && onClose();
  const question = { open: true, onClose, finalFocus, role: 'alertdialog' } as const;
  if (unseen)
    return (
      <UnseenChangeDialog
        done="The trade was deleted"
        pending={pending}
        onLoad={() => void showChange().then(closeWhenDone)}
        onClose={onClose}
        finalFocus={finalFocus}
      />
    );
  if (gone)
    return (
      <Dialog {...question} title={`The ${name} is gone`} footer={<Button onClick={onClose}>Close</Button>}>
        <DialogBody>
          <p role="alert">The list has been loaded again, and this trade is not on it any more.</p>
        </DialogBody>
      </Dialog>
    );
  return (
    <Dialog
      {...question}
      title={`Delete the ${name} of ${claim.sid ? `SID ${claim.sid}` : 'this claim'}?`}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger" pending={pending} onClick={() => void remove(trade.id).then(closeWhenDone)}>
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
