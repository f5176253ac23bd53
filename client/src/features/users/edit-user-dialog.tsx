import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody, DialogCancel } from '../../components/dialog/dialog';
import { ErrorState } from '../../components/feedback/states';
import { Spinner } from '../../components/feedback/spinner';
import { Inline } from '../../components/page/layout';
import { useEditedUserQuery, type UpdateUserInput } from '../../generated/graphql';
import { EditUserForm, editUserFormId } from './edit-user-form';
import type { UserEdit } from './use-user-update';

interface EditUserDialogProps {
  id: string;
  /** What was typed before and could not be saved. */
  typed?: Partial<UpdateUserInput>;
  onClose: () => void;
  onSubmit: (edit: UserEdit) => void;
}

/** An account's name, e-mail, role and status; closes at once on submit, an alert reports the outcome. */
export function EditUserDialog({ id, typed, onClose, onSubmit }: EditUserDialogProps) {
  const { data, error, refetch } = useEditedUserQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Edit User')}
      footer={
        <>
          <DialogCancel />
          <Button type="submit" form={editUserFormId} look="primary" disabled={!data}>
            {t('Update')}
          </Button>
        </>
      }
    >
      <DialogBody>
        {data ? (
          <EditUserForm user={data.user} typed={typed} onSubmit={onSubmit} />
        ) : error ? (
          <ErrorState
            message={t('This user could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Inline role="status">
            <Spinner size="large" />
            {t('Loading the user')}
          </Inline>
        )}
      </DialogBody>
    </Dialog>
  );
}
