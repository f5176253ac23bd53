import { t } from '@rules/text.js';
import { ButtonLink } from '../../../components/actions/button';
import { showToast } from '../../../components/toast/toast-store';
import { UnsavedNotice } from '../../../domain/draft/unsaved-notice';
import { EditNotices } from '../../../domain/edit/edit-notices';
import { useEdit } from '../../../domain/edit/use-edit';
import type { Edited } from '../../../domain/edit/use-edited';
import { paths } from '../../../domain/paths';
import { useUpdateRegistrationMutation, type SchemeQuery } from '../../../generated/graphql';
import {
  registrationEdits,
  type RegistrationBase,
  type RegistrationEditDraft,
} from './registration-conflict';
import { RegistrationEditConflict } from './registration-edit-conflict';
import { RegistrationForm } from './registration-form';
import { registrationInputOf } from './registration-form-values';

/** The alert of a saved edit (REGISTRATION-24). */
const UPDATED = t('Submission has been updated');

interface EditRegistrationFormProps {
  edited: Edited<RegistrationBase, RegistrationEditDraft>;
  scheme: SchemeQuery['scheme'];
  onSaved: (message: string) => void;
}

/** The fields of an edit, the state of its draft, and changes by other users meanwhile. */
export function EditRegistrationForm({ edited, scheme, onSaved }: EditRegistrationFormProps) {
  const { id, draft } = edited;
  const [update] = useUpdateRegistrationMutation();
  const edit = useEdit(registrationEdits, edited, {
    send: async (values, { version }) => {
      await update({ variables: { id, version, input: registrationInputOf(values) } });
      return true;
    },
    onSaved: () => {
      showToast('success', UPDATED);
      void draft.discard();
      onSaved(UPDATED);
    },
  });
  return (
    <RegistrationForm
      initialValues={edit.initialValues}
      scheme={scheme}
      onSubmit={edit.submit}
      notices={
        <EditNotices
          kind={registrationEdits}
          edited={edited}
          edit={edit}
          Conflict={RegistrationEditConflict}
        />
      }
      unsaved={<UnsavedNotice {...draft} />}
      cancel={<ButtonLink to={paths.registrationView(id)}>{t('Cancel')}</ButtonLink>}
    />
  );
}
