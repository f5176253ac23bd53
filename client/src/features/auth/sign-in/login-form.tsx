import { cleanEmail } from '@rules/text-values.js';
import { t } from '@rules/text.js';
import { PasswordField } from '../../../components/form/password-field';
import { useSignInMutation } from '../../../generated/graphql';
import { useFinishSignIn } from '../../../domain/session/use-finish-sign-in';
import { AuthForm } from '../../../domain/session/auth-form';
import { EmailField } from '../email-field';

const signInSchema = async () => (await import('@rules/sign-in-schema.js')).signInSchema;

/** Sign-in by e-mail and password. */
export function LoginForm() {
  const [signIn] = useSignInMutation();
  const finish = useFinishSignIn();
  return (
    <AuthForm
      initialValues={{ email: '', password: '' }}
      schema={signInSchema}
      action={t('Login')}
      onSubmit={async ({ email, password }) => {
        const { data } = await signIn({ variables: { input: { email: cleanEmail(email), password } } });
        if (data) await finish(data.signIn);
      }}
    >
      <EmailField />
      <PasswordField name="password" label={t('Password')} autoComplete="current-password" />
    </AuthForm>
  );
}
