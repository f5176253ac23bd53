import { setIn, type FormikTouched } from 'formik';
import { useState } from 'react';
import { flatErrors } from '../../components/form/flat-errors';
import type { ClaimFormik } from './claim-form-frame';
import type { ClaimFormValues } from './claim-values';
import { firstPartOf, partOf, type FormPart } from './form-parts';
import type { FormStep } from './use-form-step';

type Touched = FormikTouched<ClaimFormValues>;

function touch(touched: Touched, paths: readonly string[]): Touched {
  return paths.reduce<Touched>((all, path) => setIn(all, path, true) as Touched, touched);
}

/**
 * Continue in a form that is shown part by part: only the errors of the part hold it up. The last part, one that was
 * opened from the check, and an attempt at the whole form submit it once no part has errors, otherwise they lead to the
 * first that has. An unusual answer of the part is asked about before.
 */
export function usePartAttempt(
  step: FormStep,
  errorsOf: (values: ClaimFormValues) => object,
  ask: (values: ClaimFormValues, among: (path: string) => boolean) => string[],
) {
  const [failed, setFailed] = useState<{ part: FormPart; count: number }>();
  const attempt = (form: ClaimFormik, isWhole: boolean) => {
    const paths = flatErrors(errorsOf(form.values)).map(([path]) => path);
    const next = isWhole || step.isFromCheck ? undefined : step.next;
    const among = next ? [step.part] : [step.part, ...step.parts];
    const failing = firstPartOf(paths, among);
    if (failing === undefined) {
      setFailed(undefined);
      const unusual = ask(form.values, (path) => partOf(path) === step.part);
      if (unusual.length > 0) {
        // The warning is at its field too, even if it was never left.
        void form.setTouched(touch(form.touched, unusual));
        return;
      }
      if (next) step.openPart(next);
      else void form.submitForm();
      return;
    }
    const failed = paths.filter((path) => partOf(path) === failing);
    void Promise.resolve(form.setTouched(touch(form.touched, failed))).then(() => {
      setFailed((before) => ({ part: failing, count: (before?.count ?? 0) + 1 }));
      if (failing !== step.part) step.openPart(failing);
    });
  };
  /** How often Continue failed at the part on screen. */
  const attempts = failed?.part === step.part ? failed.count : 0;
  return { attempt, attempts };
}
