import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { flatErrors } from '../../components/form/flat-errors';
import { CheckAnswers, type CheckedParts } from './check-answers';
import { SubmitRow } from './claim-form-frame';
import type { ClaimFormValues } from './claim-values';
import { partOf } from './form-parts';
import type { FormStep } from './use-form-step';

interface FormOrCheckProps {
  step: FormStep;
  /** The form goes part by part. */
  isStepwise: boolean;
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
export function FormOrCheck(props: FormOrCheckProps) {
  const { step, isStepwise, parts, errorsOf, cancel, unsaved, children } = props;
  const { values } = useFormikContext<ClaimFormValues>();
  const goingTo = useRef<string>(undefined);
  const { isCheck, openPart, changePart, closeCheck, parts: formParts } = step;
  const lacking = isCheck ? flatErrors(errorsOf(values))[0]?.[0] : undefined;
  const isComplete = isCheck && lacking === undefined;
  const changeAt = (path: string) => (isStepwise ? changePart(partOf(path)) : closeCheck());
  const backToForm = () => (isStepwise ? openPart(formParts.at(-1)!) : closeCheck());
  useEffect(
    function leaveEarlyCheck() {
      // The URL of the check was opened without a complete draft.
      if (lacking === undefined) return;
      if (isStepwise) openPart(partOf(lacking), true);
      else closeCheck(true);
    },
    [lacking, isStepwise, openPart, closeCheck],
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
      count={isStepwise ? step.count : undefined}
      onChange={(path) => {
        goingTo.current = path;
        changeAt(path);
      }}
    >
      {unsaved}
      <SubmitRow
        cancel={
          <>
            <Button onClick={backToForm}>{t('Back to the form')}</Button>
            {cancel}
          </>
        }
      />
    </CheckAnswers>
  );
}
