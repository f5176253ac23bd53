import { cleanEmail } from '@rules/text-values.js';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { PasswordField } from '../../../components/form/password-field';
import { useSignInMutation } from '../../../generated/graphql';
import { typedBefore } from '../../../lib/typed-before';
import { useFinishSignIn } from '../../../domain/session/use-finish-sign-in';
import { AuthForm } from '../../../domain/session/auth-form';
import { useCarriedEmail } from '../carried-email';
import { EmailField } from '../email-field';

const signInSchema = async () => (await import('@rules/sign-in-schema.js')).signInSchema;

/** Sign-in by e-mail and password, with the other ways below it. */
export function LoginForm({ children }: { children: ReactNode }) {
  const [signIn] = useSignInMutation();
  const finish = useFinishSignIn();
  const carried = useCarriedEmail();
  return (
    <AuthForm
      initialValues={{ email: typedBefore('email') ?? carried, password: typedBefore('password') ?? '' }}
      schema={signInSchema}
      action={t('Login')}
      after={children}
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
