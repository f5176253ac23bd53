import { signInSchema } from '@rules/sign-in-schema.js';
import { Form, Formik } from 'formik';
import { Button } from '../../components/actions/button';
import { ErrorSummary } from '../../components/form/error-summary';
import { TextField } from '../../components/form/text-field';
import { Stack } from '../../components/page/layout';

export interface LoginValues {
  email: string;
  password: string;
}

interface LoginFormProps {
  /** What the server said about the last try. */
  message?: string;
  onSubmit: (values: LoginValues) => Promise<void>;
}

/** E-mail and password. */
export function LoginForm({ message, onSubmit }: LoginFormProps) {
  return (
    <Formik<LoginValues>
      initialValues={{ email: '', password: '' }}
      validationSchema={signInSchema}
      validateOnChange={false}
      onSubmit={onSubmit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <Stack gap="wide">
            <ErrorSummary message={message} />
            <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" />
            <TextField name="password" label="Password" type="password" autoComplete="current-password" />
            <Button type="submit" look="primary" pending={isSubmitting}>
              Login
            </Button>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
