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

interface SubmitRowProps {
  /** The button of a form whose answers are checked on a page of their own before they are sent. */
  leadsToCheck?: boolean;
  cancel: ReactNode;
}

/** Submit and the cancel link. */
export function SubmitRow({ leadsToCheck = false, cancel }: SubmitRowProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <div>
      <Inline>
        <Button type="submit" look="primary" pending={isSubmitting}>
          {leadsToCheck ? 'Check your answers' : 'Submit'}
        </Button>
        {cancel}
      </Inline>
      <Caption role="status">{isSubmitting && !leadsToCheck && 'Sending your answers…'}</Caption>
    </div>
  );
}
