import { cleanEmail } from '@rules/text-values.js';
import { useLocation, useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { TextLink } from '../../../components/actions/text-link';
import { TextField } from '../../../components/form/text-field';
import { Notice } from '../../../components/feedback/notice';
import { Card } from '../../../components/page/layout';
import { Trans } from '../../../components/text/trans';
import { showToast } from '../../../components/toast/toast-store';
import { useRegisterMutation } from '../../../generated/graphql';
import { paths } from '../../../domain/paths';
import { AuthForm } from '../../../domain/session/auth-form';
import { AuthPage } from '../auth-page';
import { EmailField } from '../email-field';
import { NewPasswordFields } from '../password/new-password-fields';
import { registeredIn, withRegistered } from '../registered';

const registerFormSchema = async () => (await import('@rules/register-schema.js')).registerFormSchema;

/**
 * The page to create an account. The response is the same when the address is taken; its owner gets a mail about it.
 */
export function RegisterPage() {
  const [register] = useRegisterMutation();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  // Set when the user came back to correct the address.
  const before = registeredIn(state);
  return (
    <AuthPage title={t('Register')} lead={t('With an account you can sign in and see your claim.')}>
      <Notice tone="plain" title={t('Is your claim already with us?')}>
        <Trans
          id="Then you need no account: <0>sign in by e-mailed code</0> with the e-mail address of your claim."
          parts={[
            (text) => (
              <TextLink to={paths.otpLogin} state={state}>
                {text}
              </TextLink>
            ),
          ]}
        />
      </Notice>
      <Card>
        <AuthForm
          initialValues={{
            name: before?.name ?? '',
            email: before?.email ?? '',
            password: '',
            confirmPassword: '',
          }}
          schema={registerFormSchema}
          action={t('Register')}
          labels={{ name: t('Name'), email: t('Email') }}
          lostAnswer={{
            perhaps: t(
              'You may still have been registered: look for an e-mail that asks you to confirm your address.',
            ),
          }}
          onSubmit={async ({ name, email, password }) => {
            const input = { name: name.trim(), email: cleanEmail(email), password };
            const { data } = await register({ variables: { input } });
            if (!data) return;
            showToast('success', data.register.message);
            const registered = { message: data.register.message, name: input.name, email: input.email };
            await navigate(paths.login, { state: withRegistered(state, registered) });
          }}
        >
          <TextField name="name" label={t('Name')} autoComplete="name" />
          <EmailField hint={t('If you already have a registration, use the same address.')} />
          <NewPasswordFields name="password" />
        </AuthForm>
      </Card>
      <p>
        <Trans
          id="Already have an account? <0>Login</0>"
          parts={[
            (text) => (
              <TextLink to={paths.login} state={state}>
                {text}
              </TextLink>
            ),
          ]}
        />
      </p>
    </AuthPage>
  );
}
