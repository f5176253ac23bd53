import { useEffect, useRef } from 'react';
import { partOf } from './form-parts';
import type { FormStep } from './use-form-step';

/** The function that puts the focus into a field, and opens its part first where the form goes part by part. */
export function useGoToField({ part, parts, openPart }: FormStep, isStepwise: boolean) {
  const wanted = useRef<string>(undefined);
  useEffect(
    function focusInOpenedPart() {
      if (wanted.current === undefined || partOf(wanted.current) !== part) return;
      document.getElementById(wanted.current)?.focus();
      wanted.current = undefined;
    },
    [part],
  );
  return (path: string): void => {
    const field = document.getElementById(path);
    if (field) {
      field.focus();
      return;
    }
    const of = partOf(path);
    if (!isStepwise || !parts.includes(of)) return;
    wanted.current = path;
    openPart(of);
  };
}
