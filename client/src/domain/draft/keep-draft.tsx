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
  const { save, savedAt } = draft;
  // Reset values need to be saved only when a stored draft differs from them.
  const worthKeeping = dirty || savedAt !== undefined;
  useEffect(
    function keepChanges() {
      if (noted.current === values) return;
      noted.current = values;
      if (worthKeeping) save(values, fromVersion);
    },
    [values, worthKeeping, save, fromVersion],
  );
  return null;
}
