import { useApolloClient } from '@apollo/client/react';
import { askedText } from '@rules/asked-text.js';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody, DialogCancel } from '../../components/dialog/dialog';
import { KeepTyping } from '../../domain/draft/keep-typing';
import { ErrorSummary } from '../../components/form/error-summary';
import { TextField } from '../../components/form/text-field';
import { showToast } from '../../components/toast/toast-store';
import {
  useBeginPasskeyRegistrationMutation,
  useFinishPasskeyRegistrationMutation,
} from '../../generated/graphql';
import { failedChangeWords } from '../../lib/error-message';
import { askToMake, deviceMessage } from './device';

const formId = 'add-passkey';
const schema = object({
  name: askedText('Name is required').max(100, 'Name can be at most 100 characters long'),
});

interface AddPasskeyDialogProps {
  typed?: { name?: string };
  onClose: () => void;
}

/** Asks what to call a new passkey, then lets the device make it. */
export function AddPasskeyDialog({ typed, onClose }: AddPasskeyDialogProps) {
  const [begin] = useBeginPasskeyRegistrationMutation();
  const [finish] = useFinishPasskeyRegistrationMutation({ refetchQueries: ['PasskeyList'] });
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string>();

  const add = async ({ name }: { name: string }) => {
    setMessage(undefined);
    setPending(true);
    try {
      const asked = await begin();
      if (!asked.data) return;
      const response = await askToMake(asked.data.beginPasskeyRegistration);
      const { data } = await finish({ variables: { name: name.trim(), response } });
      if (!data) return;
      showToast('success', `The passkey “${data.finishPasskeyRegistration.name}” has been added.`);
      onClose();
    } catch (error) {
      const ofDevice = deviceMessage(error);
      setMessage(ofDevice ?? failedChangeWords(error));
      if (ofDevice === undefined) void client.refetchQueries({ include: ['PasskeyList'] });
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a passkey"
      footer={
        <>
          <DialogCancel />
          <Button type="submit" form={formId} look="primary" pending={pending}>
            Continue
          </Button>
        </>
      }
    >
      <Formik
        initialValues={{ name: '' }}
        validationSchema={schema}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={add}
      >
        <Form id={formId} noValidate>
          <DialogBody>
            <KeepTyping name="passkey" typed={typed} />
            <ErrorSummary message={message} />
            <TextField
              name="name"
              label="Name of the passkey"
              hint="Which device it is on, for example: my phone. The device then asks for its screen lock."
              autoComplete="off"
            />
          </DialogBody>
        </Form>
      </Formik>
    </Dialog>
  );
}
