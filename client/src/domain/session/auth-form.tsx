import { Form, Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { ErrorSummary } from '../../components/form/error-summary';
import { formErrors } from '../../components/form/form-errors';
import { Stack } from '../../components/page/layout';
import { dismissAllToasts, showToast } from '../../components/toast/toast-store';
import { loadApi } from '../api/load-api';
import { errorCode, errorFields, errorMessage, mayBeDone } from '../../lib/error-message';

const NO_ANSWER = t('We could not reach the server. Check your connection and try again.');
const NOTHING_CAME = t('The server did not respond.');

/**
 * Messages for an attempt whose response was lost, when a retry may be rejected because the first attempt succeeded.
 */
export interface LostAnswer {
  /** What the attempt may have done, as a sentence. */
  perhaps: string;
  /**
   * Replaces the error when the same values are sent again and the secret is rejected: the first attempt has probably
   * used it.
   */
  refusedAgain?: string;
  /** The secret's field, when the error names it. */
  secret?: string;
}

/** Whether an error concerns the single-use secret, and not the new password or a rate limit. */
function isOfSecret(error: unknown, secret: string | undefined): boolean {
  return (
    errorCode(error) === 'BAD_USER_INPUT' && Object.keys(errorFields(error)).every((name) => name === secret)
  );
}

interface AuthFormProps<Values> {
  initialValues: Values;
  /** Loads the validation schema: when the user starts typing, not with the page. */
  schema: () => Promise<ObjectSchema<object>>;
  /** The label of the submit button. */
  action: string;
  /** May throw what a mutation throws: it is shown as an alert and next to the form, and nothing typed is lost. */
  onSubmit: (values: Values) => Promise<unknown>;
  lostAnswer?: LostAnswer;
  /** The alert when the server sent no message (SIGNIN-11). */
  alertWithoutText?: string;
  /** The labels of fields whose messages do not name them. */
  labels?: Readonly<Record<string, string>>;
  /** The fields. */
  children: ReactNode;
  /** Further links below the button. */
  after?: ReactNode;
}

/** A form of an account: fields, one button, and the server's error as prescribed by ERROR-10, SIGNIN-7, ACCOUNT-23. */
export function AuthForm<Values extends FormikValues>(props: AuthFormProps<Values>) {
  const { initialValues, schema, action, onSubmit, alertWithoutText = NO_ANSWER } = props;
  const { lostAnswer, labels, children, after } = props;
  const [message, setMessage] = useState<string>();
  /** The values whose submission had no response. */
  const lost = useRef<string>(undefined);

  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    setMessage(undefined);
    dismissAllToasts();
    try {
      await onSubmit(values);
    } catch (error) {
      if (lostAnswer && mayBeDone(error)) {
        lost.current = JSON.stringify(values);
        showToast('error', errorMessage(error, props.alertWithoutText ?? NOTHING_CAME));
        setMessage(`${errorMessage(error, NOTHING_CAME)} ${lostAnswer.perhaps}`);
        return;
      }
      const known = Object.entries(errorFields(error)).filter(([name]) => name in values);
      showToast('error', errorMessage(error, alertWithoutText));
      const isAgain = lost.current === JSON.stringify(values);
      if (lostAnswer?.refusedAgain && isAgain && isOfSecret(error, lostAnswer.secret)) {
        setMessage(lostAnswer.refusedAgain);
        return;
      }
      if (known.length > 0) setErrors(Object.fromEntries(known) as Parameters<typeof setErrors>[0]);
      else setMessage(errorMessage(error, NO_ANSWER));
    }
  };

  const validate = async (values: Values) => {
    const loaded = await schema().catch(() => undefined);
    // The connection failed: the server validates by the same rules.
    return loaded ? formErrors(loaded, values) : {};
  };

  return (
    <Formik<Values>
      initialValues={initialValues}
      validate={validate}
      validateOnChange={false}
      // Validation on blur would remove the server's error, and move the button away during a click.
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        // Without scripts a password would otherwise be sent in the address.
        <Form noValidate method="post" onFocus={() => void Promise.allSettled([schema(), loadApi()])}>
          <Stack gap="wide">
            <ErrorSummary message={message} announced={Boolean(message)} labels={labels} />
            {children}
            <Button type="submit" look="primary" pending={isSubmitting}>
              {action}
            </Button>
            {after}
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
