import { Form, Formik, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody, DialogCancel } from '../../components/dialog/dialog';
import { ErrorSummary } from '../../components/form/error-summary';
import { KeepTyping } from './keep-typing';

interface FormDialogProps<Values> {
  /** Its name among the dialogs of its page: for keeping what is typed. Without one nothing is kept. */
  name?: string;
  title: string;
  /** The words on the button that submits. */
  action: string;
  initialValues: Values;
  schema: ObjectSchema<object>;
  /** What was typed before and did not get through. */
  typed?: Partial<Values>;
  /** May throw: `failure` then says what is shown, and nothing typed is lost. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** What is shown of an error: words over the fields, or words at some of them. */
  failure: (error: unknown, values: Values) => string | FormikErrors<Values>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that is one form: checked when it is submitted, and open until whoever uses it closes it. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { name, title, action, initialValues, schema, typed, onSubmit, failure, onClose, children } = props;
  const formId = useId();
  const [message, setMessage] = useState<string>();
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    setMessage(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      const shown = failure(error, values);
      if (typeof shown === 'string') setMessage(shown);
      else setErrors(shown);
    }
  };
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={schema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Dialog
          open
          onClose={onClose}
          title={title}
          footer={
            <>
              <DialogCancel />
              <Button type="submit" form={formId} look="primary" pending={isSubmitting}>
                {action}
              </Button>
            </>
          }
        >
          <Form id={formId} noValidate>
            <DialogBody>
              {name !== undefined && <KeepTyping name={name} typed={typed} />}
              <ErrorSummary message={message} />
              {children}
            </DialogBody>
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
