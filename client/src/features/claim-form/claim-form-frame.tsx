import { useFormikContext } from 'formik';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/actions/button';
import { Caption, Inline } from '../../components/page/layout';

interface ClaimFormFrameProps {
  /** Runs before the validation of each attempt to submit. */
  onAttempt: () => void;
  children: ReactNode;
}

/** The form element; a second press of Submit while the first submit is running does nothing. */
export function ClaimFormFrame({ onAttempt, children }: ClaimFormFrameProps) {
  const { isSubmitting, submitForm } = useFormikContext();
  const attempt = (event: FormEvent) => {
    event.preventDefault();
    // Submit events of a form in a dialog that was opened here bubble through React's tree too.
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

/** Submit and the cancel link. */
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
