import { useState, type ReactNode } from 'react';
import { useFailedChange } from '../toast/use-failed-change';
import { Button } from '../actions/button';
import { Dialog, DialogBody } from './dialog';

interface ConfirmButtonProps {
  /** The word on the button. */
  label: string;
  /** Names the thing where the word alone would not, in a row of a table: a quiet, small button. */
  rowLabel?: string;
  disabled?: boolean;
  pending: boolean;
  /** The question, and the two answers to it. */
  title: string;
  keep: string;
  confirm: string;
  /** May throw what a mutation throws: it is shown as an alert. */
  onConfirm: () => Promise<unknown>;
  /** Names of the queries that show what is changed. */
  shownBy: string[];
  /** What follows from it. */
  children: ReactNode;
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, rowLabel, disabled, pending, title, keep, confirm, onConfirm, shownBy, children } = props;
  const [asking, setAsking] = useState(false);
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
        title={title}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{keep}</Button>
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
