import { useFormikContext, type FormikContextType } from 'formik';
import type { FormEvent, ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Caption, Inline } from '../../components/page/layout';
import type { ClaimFormValues } from './claim-values';

export type ClaimFormik = FormikContextType<ClaimFormValues>;

interface ClaimFormFrameProps {
  /** Runs before the validation of each attempt to submit. */
  onAttempt: () => void;
  /** Replaces the submit of the whole form; `isWhole` when all parts are meant, not the one on screen. */
  onPartAttempt?: (form: ClaimFormik, isWhole: boolean) => void;
  children: ReactNode;
}

/** The name of a button that submits the whole form, where it goes part by part. */
export const WHOLE = 'whole';

/** The button 'Submit now', or a submit that no button asked for. */
function meansAll({ submitter }: SubmitEvent): boolean {
  return !(submitter instanceof HTMLButtonElement) || submitter.name === WHOLE;
}

/** The form element; a second press of Submit while the first submit is running does nothing. */
export function ClaimFormFrame({ onAttempt, onPartAttempt, children }: ClaimFormFrameProps) {
  const form = useFormikContext<ClaimFormValues>();
  const attempt = (event: FormEvent) => {
    event.preventDefault();
    // Submit events of a form in a dialog that was opened here bubble through React's tree too.
    if (event.target !== event.currentTarget || form.isSubmitting) return;
    onAttempt();
    if (onPartAttempt) onPartAttempt(form, meansAll(event.nativeEvent as SubmitEvent));
    else void form.submitForm();
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
  /** When the draft was last saved, in words. */
  saved?: string;
  cancel: ReactNode;
}

/** Submit and the cancel link. */
export function SubmitRow({ leadsToCheck = false, saved, cancel }: SubmitRowProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <div>
      <Inline>
        <Button type="submit" look="primary" pending={isSubmitting}>
          {leadsToCheck ? t('Check your answers') : t('Submit')}
        </Button>
        {cancel}
      </Inline>
      {saved && <Caption>{saved}</Caption>}
      <Caption role="status">{isSubmitting && !leadsToCheck && t('Sending your answers…')}</Caption>
    </div>
  );
}
