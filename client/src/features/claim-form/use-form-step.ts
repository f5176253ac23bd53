import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { FORM_STEP as STEP } from '../../domain/paths';
import { FORM_PARTS, type FormPart } from './form-parts';

const CHECK = 'check';
/** The part was opened from the check, to which its end leads back. */
const FROM = 'from';

interface FormSteps {
  /** False when the trades are locked: they are no step then. */
  editsTrades: boolean;
  /** The answers are checked on a page of their own, which is a step too. */
  hasCheck: boolean;
  /** The part that is shown while the URL names none; the first when omitted. */
  startsAt?: FormPart;
}

/**
 * The step of the form: in the URL, so that the browser's Back leads to the step before (CLAIM-46, CLAIM-50, CLAIM-56).
 * Only a narrow screen shows part by part; a wide one has all of them on one page.
 */
export function useFormStep({ editsTrades, hasCheck, startsAt }: FormSteps) {
  const [params, setParams] = useSearchParams();
  const asked = params.get(STEP);
  const parts = editsTrades ? FORM_PARTS : FORM_PARTS.filter((part) => part !== 'trades');
  const isCheck = hasCheck && asked === CHECK;
  const part = parts.find((one) => one === asked) ?? parts.find((one) => one === startsAt) ?? parts[0]!;
  const at = parts.indexOf(part);
  const go = useCallback(
    (to: FormPart | typeof CHECK | undefined, { replace = false, fromCheck = false } = {}) =>
      setParams(
        (now) => {
          const rest = [...now].filter(([name]) => name !== STEP && name !== FROM);
          const from = fromCheck ? [[FROM, CHECK]] : [];
          return new URLSearchParams(to === undefined ? rest : [...rest, [STEP, to], ...from]);
        },
        { replace },
      ),
    [setParams],
  );
  return {
    isCheck,
    hasCheck,
    parts,
    part,
    before: parts[at - 1],
    /** Undefined at the last part. */
    next: parts[at + 1],
    /** The number of the step, from 1, and how many there are. */
    count: { at: isCheck ? parts.length + 1 : at + 1, of: parts.length + (hasCheck ? 1 : 0) },
    /** The check was left to change this part only. */
    isFromCheck: hasCheck && !isCheck && params.get(FROM) === CHECK,
    /** @param replace leaves no entry in the browser's history */
    openPart: useCallback((part: FormPart, replace?: boolean) => go(part, { replace }), [go]),
    /** Opens a part whose end leads back to the check. */
    changePart: useCallback((part: FormPart) => go(part, { fromCheck: true }), [go]),
    openCheck: useCallback(() => go(CHECK), [go]),
    /** Back to the whole form, or to its first part. */
    closeCheck: useCallback((replace?: boolean) => go(undefined, { replace }), [go]),
  };
}

export type FormStep = ReturnType<typeof useFormStep>;
