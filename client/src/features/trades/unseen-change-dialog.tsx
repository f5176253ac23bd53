import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { Notice } from '../../components/feedback/notice';

interface UnseenChangeDialogProps {
  /** What was done: 'The trade was added'. */
  done: string;
  pending: boolean;
  onLoad: () => void;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** After a change that was made while the list behind could not be loaded again: nobody shall make it a second time. */
export function UnseenChangeDialog({ done, pending, onLoad, onClose, finalFocus }: UnseenChangeDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      role="alertdialog"
      title={done}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" pending={pending} onClick={onLoad}>
            Load the list again
          </Button>
        </>
      }
    >
      <DialogBody>
        {!pending && (
          <Notice tone="error" role="alert" title="The list could not be loaded again.">
            It still shows the claim as it was before. Check your connection and load it again.
          </Notice>
        )}
        <p>Your change is saved: there is no need to make it again.</p>
      </DialogBody>
    </Dialog>
  );
}
