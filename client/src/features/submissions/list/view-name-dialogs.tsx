import { VIEW_NAME_MAX_LENGTH, viewNameSchema } from '@rules/saved-view-schema.js';
import { t } from '@rules/text.js';
import { TextField } from '../../../components/form/text-field';
import { Caption } from '../../../components/page/layout';
import { showToast } from '../../../components/toast/toast-store';
import { FormDialog } from '../../../domain/draft/form-dialog';
import {
  useRenameViewMutation,
  useSaveViewMutation,
  type SavedViewRowFragment,
} from '../../../generated/graphql';
import { failedFormText } from '../../../lib/error-message';

const nameField = (
  <TextField
    name="name"
    label={t('Name')}
    autoComplete="off"
    hint={t('At most {viewNameMaxLength} characters. Each of your views has a name of its own.', {
      viewNameMaxLength: VIEW_NAME_MAX_LENGTH,
    })}
  />
);

/** Saves the list as it is under a name. */
export function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const [saveView] = useSaveViewMutation({ refetchQueries: ['SavedViews'] });
  return (
    <FormDialog<{ name: string }>
      title={t('Save this view')}
      action={t('Save view')}
      initialValues={{ name: '' }}
      schema={viewNameSchema}
      onSubmit={async (values) => {
        const { name } = viewNameSchema.cast(values);
        await saveView({ variables: { name, query } });
        showToast('success', t('The view “{name}” has been saved.', { name }));
        onClose();
      }}
      failure={failedFormText}
      onClose={onClose}
    >
      {nameField}
      {query === '' && (
        <Caption>{t('The list has no filter and no added column now: the view shows all of it.')}</Caption>
      )}
    </FormDialog>
  );
}

/** Gives a saved view another name. */
export function RenameViewDialog({ view, onClose }: { view: SavedViewRowFragment; onClose: () => void }) {
  const [renameView] = useRenameViewMutation({ refetchQueries: ['SavedViews'] });
  return (
    <FormDialog<{ name: string }>
      title={t('Rename “{name}”', { name: view.name })}
      action={t('Rename')}
      initialValues={{ name: view.name }}
      schema={viewNameSchema}
      onSubmit={async (values) => {
        const { name } = viewNameSchema.cast(values);
        await renameView({ variables: { id: view.id, name } });
        showToast('success', t('The view is now called “{name}”.', { name }));
        onClose();
      }}
      failure={failedFormText}
      onClose={onClose}
    >
      {nameField}
    </FormDialog>
  );
}
