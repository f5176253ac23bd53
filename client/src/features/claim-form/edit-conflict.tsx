import { useFormikContext } from 'formik';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { ConflictPanel, editsMeet } from '../../components/form/conflict-panel';
import { Caption } from '../../components/page/layout';
import type { EditConflictProps } from '../../domain/edit/edit-notices';
import { differencesOf, mergeEdits, type ClaimBase } from './claim-conflict';
import type { ClaimFormValues } from './claim-values';

/** Lets the user choose between their answers and those saved meanwhile. */
export function EditConflict({ base, now, onSettled }: EditConflictProps<ClaimBase>) {
  const { values, setValues, isSubmitting } = useFormikContext<ClaimFormValues>();
  const differences = differencesOf(base, now, values);
  const both = editsMeet(differences);
  const settle = async (prefer: 'mine' | 'theirs') => {
    onSettled(now);
    await setValues(mergeEdits(base, now, values, prefer));
  };
  return (
    <ConflictPanel
      subject="claim"
      differences={differences}
      advice={
        both
          ? t('Where you both changed the same field, choose which answer to keep.')
          : t('They changed different fields from you, so both changes can be kept.')
      }
      actions={
        <>
          {both && (
            <Button onClick={() => void settle('theirs')} disabled={isSubmitting}>
              {t('Use theirs for these fields')}
            </Button>
          )}
          <Button
            look="primary"
            onClick={({ currentTarget: { form } }) => void settle('mine').then(() => form?.requestSubmit())}
            pending={isSubmitting}
          >
            {t('Keep mine and save')}
          </Button>
        </>
      }
      footnote={
        <Caption>
          {both
            ? t(
                'Fields that you did not change keep their new answer either way. If you use theirs, you can continue editing.',
              )
            : t('Their answers stay as they are now, and yours are saved as well.')}
        </Caption>
      }
    />
  );
}
