import type { ClaimPath } from '@rules/claim-catalogue.js';
import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/actions/button';
import { flatErrors } from '../../components/form/flat-errors';
import { CheckAnswers, type CheckedParts } from './check-answers';
import { SubmitRow } from './claim-form-frame';
import type { ClaimFormValues } from './claim-values';
import type { useCheckStep } from './use-check-step';

interface FormOrCheckProps {
  step: ReturnType<typeof useCheckStep>;
  parts: CheckedParts;
  errorsOf: (values: ClaimFormValues) => object;
  /** Next to the button of either page. */
  cancel: ReactNode;
  /** The notice that what is typed is not saved. */
  unsaved: ReactNode;
  /** The fields, with their button. */
  children: ReactNode;
}

/** The fields of a new claim or, once they are complete, the check of its answers (CLAIM-46). */
export function FormOrCheck({ step, parts, errorsOf, cancel, unsaved, children }: FormOrCheckProps) {
  const { values } = useFormikContext<ClaimFormValues>();
  const goingTo = useRef<ClaimPath>(undefined);
  const isComplete = step.isAsked && flatErrors(errorsOf(values)).length === 0;
  const isEarly = step.isAsked && !isComplete;
  const { close } = step;
  useEffect(
    function leaveEarlyCheck() {
      // The URL of the check was opened without a complete draft.
      if (isEarly) close(true);
    },
    [isEarly, close],
  );
  useEffect(
    function goToField() {
      if (isComplete || !goingTo.current) return;
      document.getElementById(goingTo.current)?.focus();
      goingTo.current = undefined;
    },
    [isComplete],
  );
  if (!isComplete) return children;
  return (
    <CheckAnswers
      {...parts}
      onChange={(path) => {
        goingTo.current = path;
        close(false);
      }}
    >
      {unsaved}
      <SubmitRow
        cancel={
          <>
            <Button onClick={() => close(false)}>Back to the form</Button>
            {cancel}
          </>
        }
      />
    </CheckAnswers>
  );
}
