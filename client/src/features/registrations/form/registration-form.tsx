import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { ErrorSummary } from '../../../components/form/error-summary';
import { ContentsLayout, Part } from '../../../components/page/contents-layout';
import { Inline, Stack } from '../../../components/page/layout';
import { dismissAllToasts, showToast } from '../../../components/toast/toast-store';
import type { SchemeQuery } from '../../../generated/graphql';
import { errorMessage, errorPaths } from '../../../lib/error-message';
import { REGISTRATION_LABELS, REGISTRATION_PARTS } from '../registration-labels';
import { AddressFields } from './address-fields';
import { ContactFields } from './contact-fields';
import { MemberFields } from './member-fields';
import { OwnerFields } from './owner-fields';
import { registrationErrors } from './registration-errors';
import type { RegistrationFormValues } from './registration-form-values';
import { TradeFields } from './trade-fields';

/** The alert of a failed create or update (REGISTRATION-25). */
const FAILED = t('Something went wrong');
const NO_ANSWER = t(
  'We could not reach the server. What you typed is still here. Check your connection and try again.',
);

const editFailure = (error: unknown) => errorMessage(error, NO_ANSWER);

interface RegistrationFormProps {
  initialValues: RegistrationFormValues;
  scheme: SchemeQuery['scheme'];
  /** May throw what a mutation throws: it is shown as an alert and next to the form, and nothing typed is lost. */
  onSubmit: (values: RegistrationFormValues) => Promise<void>;
  /** The form's message for an error of `onSubmit` that concerns no field. */
  failureText?: (error: unknown) => string;
  /** Content between the page's heading and the fields. */
  notices: ReactNode;
  /** The notice that what is typed is not saved, next to the fields. */
  unsaved: ReactNode;
  cancel: ReactNode;
}

/** The editable parts 1 to 5 of an older registration. */
export function RegistrationForm({
  initialValues,
  scheme,
  onSubmit,
  failureText = editFailure,
  notices,
  unsaved,
  cancel,
}: RegistrationFormProps) {
  const [message, setMessage] = useState<string>();
  const submit = async (
    values: RegistrationFormValues,
    { setFieldError }: FormikHelpers<RegistrationFormValues>,
  ) => {
    try {
      await onSubmit(values);
    } catch (error) {
      const said = Object.entries(errorPaths(error)).map(([path, words]) => [
        path.replace(/^input\./, ''),
        words,
      ]);
      for (const [path, words] of said) if (path) setFieldError(path, words);
      setMessage(failureText(error));
      showToast('error', FAILED);
    }
  };
  const [contact, member, address, owner, trade] = REGISTRATION_PARTS;
  return (
    <Formik<RegistrationFormValues>
      initialValues={initialValues}
      validate={registrationErrors}
      onSubmit={submit}
    >
      <FormFrame onAttempt={() => setMessage(undefined)} cancel={cancel}>
        <Stack>
          <ErrorSummary message={message} labels={REGISTRATION_LABELS} />
          {notices}
        </Stack>
        <ContentsLayout entries={[...REGISTRATION_PARTS]}>
          <Part {...contact}>
            <ContactFields />
          </Part>
          <Part {...member}>
            <MemberFields />
          </Part>
          <Part {...address}>
            <AddressFields />
          </Part>
          <Part {...owner}>
            <OwnerFields />
          </Part>
          <Part {...trade}>
            <TradeFields scheme={scheme} />
          </Part>
          {unsaved}
        </ContentsLayout>
      </FormFrame>
    </Formik>
  );
}

interface FormFrameProps {
  /** Runs before the validation of each attempt to submit. */
  onAttempt: () => void;
  cancel: ReactNode;
  children: ReactNode;
}

/** The form element and its buttons; a second press while the first submit is running does nothing. */
function FormFrame({ onAttempt, cancel, children }: FormFrameProps) {
  const { isSubmitting, submitForm } = useFormikContext();
  // Two clicks may arrive before the button renders as pending.
  const sending = useRef(false);
  const attempt = (event: FormEvent) => {
    event.preventDefault();
    // Submit events of the trade dialog's form bubble through React's tree too.
    if (event.target !== event.currentTarget || sending.current) return;
    sending.current = true;
    onAttempt();
    dismissAllToasts();
    void submitForm().finally(() => {
      sending.current = false;
    });
  };
  return (
    <form noValidate onSubmit={attempt}>
      <Stack gap="wide">
        {children}
        <Inline>
          <Button type="submit" look="primary" pending={isSubmitting}>
            {t('Submit')}
          </Button>
          {cancel}
        </Inline>
      </Stack>
    </form>
  );
}
