import { useRef, useState, type ReactNode } from 'react';
import { useFailedChange } from '../toast/use-failed-change';
import { Button } from '../actions/button';
import { Dialog, DialogBody } from './dialog';

interface ConfirmButtonProps {
  /** The button's text. */
  label: string;
  /**
   * Names the object when the button's text alone would be ambiguous, in a row of a table; the button is then small and
   * quiet.
   */
  rowLabel?: string;
  disabled?: boolean;
  pending: boolean;
  /** The question and the texts of its two answers. */
  title: string;
  keep: string;
  confirm: string;
  /** May throw what a mutation throws: it is shown as an alert. */
  onConfirm: () => Promise<unknown>;
  /** The names of the queries that display the changed data. */
  shownBy: string[];
  /** The consequences. */
  children: ReactNode;
}

/** A button for an irreversible action, with a confirmation dialog. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, rowLabel, disabled, pending, title, keep, confirm, onConfirm, shownBy, children } = props;
  const [asking, setAsking] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  const reportFailed = useFailedChange(...shownBy);
  const run = async () => {
    setAsking(false);
    try {
      await onConfirm();
    } catch (error) {
      reportFailed(error);
    }
  };
  return (
    <>
      <Button
        {...(rowLabel && { look: 'quiet', size: 'small', 'aria-label': rowLabel })}
        disabled={disabled}
        pending={pending}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        initialFocus={safe}
        title={title}
        footer={
          <>
            <Button ref={safe} onClick={() => setAsking(false)}>
              {keep}
            </Button>
            <Button look="danger" onClick={() => void run()}>
              {confirm}
            </Button>
          </>
        }
      >
        <DialogBody>
          <p>{children}</p>
        </DialogBody>
      </Dialog>
    </>
  );
}
