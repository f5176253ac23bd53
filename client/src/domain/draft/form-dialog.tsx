import { Form, Formik, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody, DialogCancel } from '../../components/dialog/dialog';
import { ErrorSummary } from '../../components/form/error-summary';
import { KeepTyping } from './keep-typing';
import { useTypedBefore } from './use-kept-typing';

interface KeptTypingProps<Values> {
  name: string;
  secret?: string;
  typed?: Partial<Values>;
}

interface FormDialogProps<Values> {
  /** The dialog's name within its page, to keep what is typed when the session ends. Without a name nothing is kept. */
  name?: string;
  /** The field that is never kept: a code. */
  secret?: string;
  title: string;
  /** The label of the submit button. */
  action: string;
  initialValues: Values;
  schema: ObjectSchema<object>;
  /** What was typed before and could not be submitted. */
  typed?: Partial<Values>;
  /** May throw: `failure` then returns the message, and nothing typed is lost. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** The message for an error: for the whole form, or by field. */
  failure: (error: unknown, values: Values) => string | FormikErrors<Values>;
  onClose: () => void;
  /** What is typed may be lost without a question: a password, a code. */
  forgetsTyped?: boolean;
  /** What the submission did, in place of the form; the user closes it. */
  outcome?: { title: string; content: ReactNode };
  /** The fields. */
  children: ReactNode;
}

/**
 * Keeps what is typed when the session ends. A page that opens its dialog again has read it before and gives it as
 * `typed`; of any other page, it is in the dialog when it is opened.
 */
function KeptTyping<Values extends FormikValues>({ name, secret, typed }: KeptTypingProps<Values>) {
  const [before, setBefore] = useState(typed);
  useTypedBefore<Partial<Values>>(name, ({ values }) => setBefore(values));
  return <KeepTyping key={before ? 'typed before' : 'new'} name={name} secret={secret} typed={before} />;
}

/** Receives the focus, which the submit button had. */
function Done() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function takeFocus() {
    button.current?.focus();
  }, []);
  return (
    <DialogCancel ref={button} look="primary">
      {t('Done')}
    </DialogCancel>
  );
}

/** A dialog with one form: validated on submit, and from then on with each change; stays open until its parent closes it. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { name, title, action, initialValues, schema, typed, onSubmit, failure, onClose, outcome, children } =
    props;
  const forgetsTyped = outcome !== undefined || props.forgetsTyped === true;
  const formId = useId();
  const [message, setMessage] = useState<string>();
  /** True once the form was submitted: from then on an error goes as soon as it is mended. */
  const [asked, setAsked] = useState(false);
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
      validateOnChange={asked}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Dialog
          open
          onClose={onClose}
          title={outcome?.title ?? title}
          forgetsTyped={forgetsTyped}
          footer={
            outcome ? (
              <Done />
            ) : (
              <>
                <DialogCancel />
                <Button type="submit" form={formId} look="primary" pending={isSubmitting}>
                  {action}
                </Button>
              </>
            )
          }
        >
          {outcome ? (
            <DialogBody>{outcome.content}</DialogBody>
          ) : (
            <Form id={formId} noValidate onSubmitCapture={() => setAsked(true)}>
              <DialogBody>
                {name !== undefined && <KeptTyping name={name} secret={props.secret} typed={typed} />}
                <ErrorSummary message={message} />
                {children}
              </DialogBody>
            </Form>
          )}
        </Dialog>
      )}
    </Formik>
  );
}
