import { useFormikContext } from 'formik';
import { differencesOf, mergeEdits, type ClaimBase } from './claim-conflict';
import type { ClaimFormValues } from './claim-values';
import { ConflictPanel } from './conflict-panel';

interface EditConflictProps {
  base: ClaimBase;
  now: ClaimBase;
  /** From here on the edit goes over this version. */
  onSettled: (now: ClaimBase) => void;
}

/** Lets the person of the form choose between their answers and those that were saved meanwhile. */
export function EditConflict({ base, now, onSettled }: EditConflictProps) {
  const { values, setValues, isSubmitting } = useFormikContext<ClaimFormValues>();
  const settle = async (prefer: 'mine' | 'theirs') => {
    onSettled(now);
    await setValues(mergeEdits(base, now, values, prefer));
  };
  return (
    <ConflictPanel
      differences={differencesOf(base, now, values)}
      pending={isSubmitting}
      onTakeTheirs={() => void settle('theirs')}
      onKeepMine={(form) => void settle('mine').then(() => form?.requestSubmit())}
    />
  );
}
