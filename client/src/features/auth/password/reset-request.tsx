import { cleanEmail } from '@rules/text-values.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { TextLink } from '../../../components/actions/text-link';
import { Card, Muted, Stack } from '../../../components/page/layout';
import { useForgotPasswordMutation } from '../../../generated/graphql';
import { paths } from '../../../domain/paths';
import { AuthForm } from '../../../domain/session/auth-form';
import { AuthPage } from '../auth-page';
import { useCarriedEmail } from '../carried-email';
import { EmailField } from '../email-field';

const emailSchema = async () => (await import('@rules/one-time-code-schema.js')).emailSchema;

const toLogin = (
  <p>
    <TextLink to={paths.login}>{t('Back to Login')}</TextLink>
  </p>
);

/** Requests a reset link; the response is the same for every address. */
export function ResetRequest() {
  const carried = useCarriedEmail();
  const [forgotPassword] = useForgotPasswordMutation();
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <AuthPage title={t('Email Verification')} key="sent">
        <Card>
          <Stack>
            <p role="status">{t('We have sent an email to complete your password reset')}</p>
            <Muted>{t('Tip: check your spam folder if it does not arrive within a few minutes.')}</Muted>
          </Stack>
        </Card>
        {toLogin}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t('Reset Password')}
      lead={t('Enter your registered email to send reset link')}
      key="ask"
    >
      <Card>
        <AuthForm
          initialValues={{ email: carried }}
          schema={emailSchema}
          action={t('Reset')}
          lostAnswer={{ perhaps: t('The e-mail may still be on its way.') }}
          onSubmit={async ({ email }) => {
            await forgotPassword({ variables: { email: cleanEmail(email) } });
            setSent(true);
          }}
        >
          <EmailField />
        </AuthForm>
      </Card>
      {toLogin}
    </AuthPage>
  );
}
