import { useFormikContext } from 'formik';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { ConflictPanel, editsMeet } from '../../../components/form/conflict-panel';
import type { EditConflictProps } from '../../../domain/edit/edit-notices';
import { differencesOf, mergeEdits, type RegistrationBase } from './registration-conflict';
import type { RegistrationFormValues } from './registration-form-values';

/** Merges the user's answers with those saved meanwhile into the form; the user then presses Submit again. */
export function RegistrationEditConflict({ base, now, onSettled }: EditConflictProps<RegistrationBase>) {
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
          ? t(
              'Where you both changed the same field, choose which answers to keep; their other changes are kept as well. Then press Submit again.',
            )
          : t('They changed different fields from you. Accept their changes, then press Submit again.')
      }
      actions={
        <>
          {both && <Button onClick={() => settle('mine')}>{t('Keep my answers')}</Button>}
          <Button look="primary" onClick={() => settle('theirs')}>
            {both ? t('Use their answers') : t('Accept their changes')}
          </Button>
        </>
      }
    />
  );
}
