import { useMemo, useState } from 'react';
import { ButtonLink } from '../../../components/actions/button';
import { DraftNotice } from '../../../domain/draft/draft-notice';
import { UnsavedNotice } from '../../../domain/draft/unsaved-notice';
import { KeepDraft } from '../../../domain/draft/keep-draft';
import { showToast } from '../../../components/toast/toast-store';
import { useUpdateRegistrationMutation, type SchemeQuery } from '../../../generated/graphql';
import { errorCode } from '../../../lib/error-message';
import { paths } from '../../../domain/paths';
import { typedAmount } from '../../../lib/typed-amount';
import type { Draft } from '../../../domain/draft/use-draft';
import type { RegistrationEditDraft } from './registration-edit-draft';
import { differencesOf, type RegistrationBase } from './registration-conflict';
import { RegistrationEditConflict } from './registration-edit-conflict';
import { RegistrationForm } from './registration-form';
import { formValuesOf, registrationInputOf, type RegistrationFormValues } from './registration-form-values';

/** The alert of a saved edit (REGISTRATION-24). */
const UPDATED = 'Submission has been updated';

interface EditRegistrationFormProps {
  id: string;
  scheme: SchemeQuery['scheme'];
  /** The registration as the server last gave it. */
  latest: RegistrationBase;
  restored: RegistrationEditDraft | undefined;
  draft: Draft<RegistrationEditDraft>;
  reload: () => Promise<RegistrationBase>;
  onStartAgain: () => void;
  onSaved: (message: string) => void;
}

/** The form as it begins: what was typed before, over the version that it was typed over. */
function beginning(latest: RegistrationBase, restored: RegistrationEditDraft | undefined) {
  if (!restored) return { values: latest.values, base: latest, conflict: undefined };
  const values = formValuesOf(restored.values);
  const base = { version: restored.base.version, values: formValuesOf(restored.base.values) };
  const isOutdated = base.version !== latest.version && differencesOf(base, latest, values).length > 0;
  return { values, base: isOutdated ? base : latest, conflict: isOutdated ? latest : undefined };
}

/** The fields of an edit, what is kept of it, and what somebody else changed meanwhile. */
export function EditRegistrationForm(props: EditRegistrationFormProps) {
  const { id, scheme, latest, restored, draft, reload, onStartAgain, onSaved } = props;
  const [begun] = useState(() => beginning(latest, restored));
  const [base, setBase] = useState(begun.base);
  const [conflict, setConflict] = useState(begun.conflict);
  const [update] = useUpdateRegistrationMutation();

  const save = async (values: RegistrationFormValues, over = base): Promise<void> => {
    try {
      const input = registrationInputOf(values);
      await update({ variables: { id, version: over.version, input } });
    } catch (error) {
      if (errorCode(error) !== 'CONFLICT') throw error;
      const now = await reload();
      if (now.version === over.version) throw error;
      // Somebody saved it and left everything that the form shows as it was.
      if (differencesOf(over, now, values).length === 0) return save(values, now);
      setConflict(now);
      return;
    }
    showToast('success', UPDATED);
    onSaved(UPDATED);
  };

  const { savedAt, save: saveDraft } = draft;
  const keeper = useMemo(
    () => ({
      savedAt,
      save: (values: RegistrationFormValues) => saveDraft({ values, base }, base.version),
    }),
    [savedAt, saveDraft, base],
  );
  return (
    <RegistrationForm
      initialValues={begun.values}
      scheme={scheme}
      onSubmit={async (values) => {
        if (await draft.mayBeSent()) await save(values);
      }}
      notices={
        <>
          <KeepDraft draft={keeper} />
          <DraftNotice
            draft={draft}
            amountOf={(kept) => typedAmount(formValuesOf(kept.base.values), formValuesOf(kept.values))}
            onStartAgain={onStartAgain}
          />
          {conflict && (
            <RegistrationEditConflict
              key={conflict.version}
              base={base}
              now={conflict}
              onSettled={(now) => {
                setBase(now);
                setConflict(undefined);
              }}
            />
          )}
        </>
      }
      unsaved={<UnsavedNotice {...draft} />}
      cancel={<ButtonLink to={paths.registrationView(id)}>Cancel</ButtonLink>}
    />
  );
}
