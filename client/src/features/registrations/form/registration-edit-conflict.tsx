import { useFormikContext } from 'formik';
import { Button } from '../../../components/actions/button';
import { ConflictPanel, editsMeet } from '../../../components/form/conflict-panel';
import { differencesOf, mergeEdits, type RegistrationBase } from './registration-conflict';
import type { RegistrationFormValues } from './registration-form-values';

interface RegistrationEditConflictProps {
  base: RegistrationBase;
  now: RegistrationBase;
  /** From here on the edit goes over this version. */
  onSettled: (now: RegistrationBase) => void;
}

/** Brings the person's answers and those that were saved meanwhile together in the form; Submit is pressed again. */
export function RegistrationEditConflict({ base, now, onSettled }: RegistrationEditConflictProps) {
  const { values, setValues } = useFormikContext<RegistrationFormValues>();
  const differences = differencesOf(base, now, values);
  const both = editsMeet(differences);
  const settle = (prefer: 'mine' | 'theirs') => {
    void setValues(mergeEdits(base, now, values, prefer));
    onSettled(now);
  };
  return (
    <ConflictPanel
      subject="registration"
      differences={differences}
      advice={
        both
          ? 'Choose which answers stay where you both changed the same field; their other changes are taken over. Then press Submit again.'
          : 'They changed other fields than you did. Take their changes over, then press Submit again.'
      }
      actions={
        <>
          {both && <Button onClick={() => settle('mine')}>Keep my answers</Button>}
          <Button look="primary" onClick={() => settle('theirs')}>
            {both ? 'Take their answers' : 'Take their changes over'}
          </Button>
        </>
      }
    />
  );
}
