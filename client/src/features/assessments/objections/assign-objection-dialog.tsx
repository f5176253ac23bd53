import { t } from '@rules/text.js';
import { object, string } from 'yup';
import { Button } from '../../../components/actions/button';
import { Dialog, DialogBody } from '../../../components/dialog/dialog';
import { ErrorState } from '../../../components/feedback/states';
import { SelectField } from '../../../components/form/select-field';
import { Muted, Stack } from '../../../components/page/layout';
import { showToast } from '../../../components/toast/toast-store';
import { FormDialog } from '../../../domain/draft/form-dialog';
import {
  useAssignObjectionMutation,
  useObjectionOfficersQuery,
  type ObjectionOfficersQuery,
} from '../../../generated/graphql';
import { failedFormText } from '../../../lib/error-message';

const schema = object({ officerId: string().required(t('Choose somebody')) });

interface AssignObjectionDialogProps {
  objection: { id: string; version: number };
  onClose: () => void;
}

/** Makes somebody the officer of an objection: oneself, or a colleague (OBJECT-4). */
export function AssignObjectionDialog({ objection, onClose }: AssignObjectionDialogProps) {
  const { data, error, refetch } = useObjectionOfficersQuery({ fetchPolicy: 'network-only' });
  // One dialog from the start: another in its place would take it for a click outside, and close.
  if (!data && !error) return null;
  if (data) return <AssignForm objection={objection} officers={data.objectionOfficers} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Assign the objection')}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <DialogBody>
        <ErrorState
          message={t('The colleagues could not be loaded.')}
          error={error}
          onRetry={() => void refetch()}
        />
      </DialogBody>
    </Dialog>
  );
}

interface AssignFormProps extends AssignObjectionDialogProps {
  officers: ObjectionOfficersQuery['objectionOfficers'];
}

function AssignForm({ objection: { id, version }, officers, onClose }: AssignFormProps) {
  const [assign] = useAssignObjectionMutation({
    refetchQueries: ['ObjectionReview'],
    awaitRefetchQueries: true,
  });
  const submit = async ({ officerId }: { officerId: string }) => {
    const { data } = await assign({ variables: { id, version, officerId } });
    if (!data) return;
    showToast('success', t('The objection has been assigned.'));
    onClose();
  };
  const self = officers.find(({ isSelf }) => isSelf);
  return (
    <FormDialog
      title={t('Assign the objection')}
      action={t('Assign')}
      initialValues={{ officerId: self?.id ?? '' }}
      schema={schema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
      // A choice from a list is made again at once.
      forgetsTyped
    >
      <Stack gap="wide">
        <SelectField
          name="officerId"
          label={t('Who looks at it')}
          options={[
            ...(self ? [[self.id, t('{name} (you)', { name: self.name })] as const] : [['', ''] as const]),
            ...officers.filter(({ isSelf }) => !isSelf).map(({ id, name }) => [id, name] as const),
          ]}
        />
        <Muted>{t('The member sees the name. A colleague gets an e-mail.')}</Muted>
      </Stack>
    </FormDialog>
  );
}
