import { t } from '@rules/text.js';
import { useSignInWithCodeMutation } from '../../../generated/graphql';
import { useFinishSignIn } from '../../../domain/session/use-finish-sign-in';
import { AuthForm } from '../../../domain/session/auth-form';
import { CodeField } from '../../../components/form/code-field';

const codeSchema = async () => (await import('@rules/one-time-code-schema.js')).codeSchema;

interface OtpFormProps {
  /** '' when it is not known; then Continue sends nothing (SIGNIN-10). */
  email: string;
  onSignedIn: () => void;
}

/** The form for the mailed code. */
export function OtpForm({ email, onSignedIn }: OtpFormProps) {
  const [signInWithCode] = useSignInWithCodeMutation();
  const finish = useFinishSignIn();
  return (
    <AuthForm
      initialValues={{ code: '' }}
      schema={codeSchema}
      action={t('Continue')}
      alertWithoutText="error"
      lostAnswer={{
        perhaps: t('Check your connection and try again.'),
        refusedAgain: t(
          'Your first attempt, to which we got no response, has probably used up the code: it works only once. Ask for a new one.',
        ),
      }}
      onSubmit={async ({ code }) => {
        if (!email) return;
        const { data } = await signInWithCode({ variables: { email, code } });
        if (!data) return;
        await finish(data.signInWithCode);
        // Not earlier: without the address this page would say that it does not know where the code was sent.
        onSignedIn();
      }}
    >
      <CodeField name="code" label={t('One Time Password')} />
    </AuthForm>
  );
}
