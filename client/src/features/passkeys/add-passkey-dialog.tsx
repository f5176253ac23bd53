import { useApolloClient } from '@apollo/client/react';
import { askedText } from '@rules/asked-text.js';
import { object } from 'yup';
import { t } from '@rules/text.js';
import { TextField } from '../../components/form/text-field';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import {
  useBeginPasskeyRegistrationMutation,
  useFinishPasskeyRegistrationMutation,
} from '../../generated/graphql';
import { failedChangeText } from '../../lib/error-message';
import { askToMake, deviceMessage } from './device';

const schema = object({
  name: askedText(t('Name is required')).max(100, t('Name can be at most 100 characters long')),
});

interface AddPasskeyDialogProps {
  typed?: { name?: string };
  onClose: () => void;
}

/** Asks for the name of a new passkey, then lets the device create it. */
export function AddPasskeyDialog({ typed, onClose }: AddPasskeyDialogProps) {
  const [begin] = useBeginPasskeyRegistrationMutation();
  const [finish] = useFinishPasskeyRegistrationMutation({ refetchQueries: ['PasskeyList'] });
  const client = useApolloClient();

  const add = async ({ name }: { name: string }) => {
    const asked = await begin();
    if (!asked.data) return;
    const response = await askToMake(asked.data.beginPasskeyRegistration);
    const { data } = await finish({ variables: { name: name.trim(), response } });
    if (!data) return;
    showToast(
      'success',
      t('The passkey “{name}” has been added.', { name: data.finishPasskeyRegistration.name }),
    );
    onClose();
  };
  const failureOf = (error: unknown) => {
    const ofDevice = deviceMessage(error);
    if (ofDevice === undefined) void client.refetchQueries({ include: ['PasskeyList'] });
    return ofDevice ?? failedChangeText(error);
  };

  return (
    <FormDialog
      name="passkey"
      title={t('Add a passkey')}
      action={t('Continue')}
      initialValues={{ name: '' }}
      schema={schema}
      typed={typed}
      onSubmit={add}
      failure={failureOf}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('Name of the passkey')}
        hint={t('Which device it is on, for example: my phone. The device then asks for its screen lock.')}
        autoComplete="off"
      />
    </FormDialog>
  );
}
