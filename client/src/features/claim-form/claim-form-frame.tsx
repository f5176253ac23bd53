import { useFormikContext } from 'formik';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/actions/button';
import { Caption, Inline } from '../../components/page/layout';

interface ClaimFormFrameProps {
  /** Runs before the checks of each attempt to send. */
  onAttempt: () => void;
  children: ReactNode;
}

/** The form element; a second press of Submit while the first is under way does nothing. */
export function ClaimFormFrame({ onAttempt, children }: ClaimFormFrameProps) {
  const { isSubmitting, submitForm } = useFormikContext();
  const attempt = (event: FormEvent) => {
    event.preventDefault();
    // A form of a dialog that was opened from here reports to React's parent too.
    if (event.target !== event.currentTarget || isSubmitting) return;
    onAttempt();
    void submitForm();
  };
  return (
    <form noValidate onSubmit={attempt}>
      {children}
    </form>
  );
}

/** Submit, and the way out next to it. */
export function SubmitRow({ cancel }: { cancel: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  return (
    <div>
      <Inline>
        <Button type="submit" look="primary" pending={isSubmitting}>
          Submit
        </Button>
        {cancel}
      </Inline>
      <Caption role="status">{isSubmitting && 'Sending your answers…'}</Caption>
    </div>
  );
}
