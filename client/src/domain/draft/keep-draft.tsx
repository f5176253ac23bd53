import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { Draft } from './use-draft';

interface KeepDraftProps<Values> {
  draft: Pick<Draft<Values>, 'save' | 'savedAt'>;
  /** The version of the claim that the form was opened with. */
  fromVersion?: number;
}

/** Inside a form: saves what is typed into it as a draft. Renders nothing. */
export function KeepDraft<Values extends object>({ draft, fromVersion }: KeepDraftProps<Values>) {
  const { values, dirty } = useFormikContext<Values>();
  const noted = useRef(values);
  const begun = useRef(false);
  const { save, savedAt } = draft;
  const worthKeeping = dirty || savedAt !== undefined;
  useEffect(
    function keepChanges() {
      if (noted.current === values) return;
      noted.current = values;
      // Reset values need to be saved only when a draft differs from them: one that is stored, or waits to be.
      begun.current ||= worthKeeping;
      if (begun.current) save(values, fromVersion);
    },
    [values, worthKeeping, save, fromVersion],
  );
  return null;
}
