import { VIEW_NAME_MAX_LENGTH, viewNameSchema } from '@rules/saved-view-schema.js';
import { TextField } from '../../components/form/text-field';
import { Caption } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import {
  useRenameViewMutation,
  useSaveViewMutation,
  type SavedViewRowFragment,
} from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';

const nameField = (
  <TextField
    name="name"
    label="Name"
    autoComplete="off"
    hint={`At most ${VIEW_NAME_MAX_LENGTH} characters. Each of your views has a name of its own.`}
  />
);

/** Saves the list as it is under a name. */
export function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const [saveView] = useSaveViewMutation({ refetchQueries: ['SavedViews'] });
  return (
    <FormDialog<{ name: string }>
      title="Save this view"
      action="Save view"
      initialValues={{ name: '' }}
      schema={viewNameSchema}
      onSubmit={async (values) => {
        const { name } = viewNameSchema.cast(values);
        await saveView({ variables: { name, query } });
        showToast('success', `The view “${name}” has been saved.`);
        onClose();
      }}
      failure={failedFormText}
      onClose={onClose}
    >
      {nameField}
      {query === '' && (
        <Caption>The list has no filter and no added column now: the view shows all of it.</Caption>
      )}
    </FormDialog>
  );
}

/** Gives a saved view another name. */
export function RenameViewDialog({ view, onClose }: { view: SavedViewRowFragment; onClose: () => void }) {
  const [renameView] = useRenameViewMutation({ refetchQueries: ['SavedViews'] });
  return (
    <FormDialog<{ name: string }>
      title={`Rename “${view.name}”`}
      action="Rename"
      initialValues={{ name: view.name }}
      schema={viewNameSchema}
      onSubmit={async (values) => {
        const { name } = viewNameSchema.cast(values);
        await renameView({ variables: { id: view.id, name } });
        showToast('success', `The view is now called “${name}”.`);
        onClose();
      }}
      failure={failedFormText}
      onClose={onClose}
    >
      {nameField}
    </FormDialog>
  );
}
