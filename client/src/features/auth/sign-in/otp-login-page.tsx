import { cleanEmail } from '@rules/text-values.js';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../../components/actions/button';
import { Card } from '../../../components/page/layout';
import { useRequestCodeMutation } from '../../../generated/graphql';
import { noteCodeRequest } from '../../../domain/session/code-requests';
import { errorCode } from '../../../lib/error-message';
import { paths } from '../../../domain/paths';
import { useSignedOutPage } from '../../../domain/session/use-signed-out-page';
import { AuthForm } from '../../../domain/session/auth-form';
import { AuthPage } from '../auth-page';
import { useCarriedEmail } from '../carried-email';
import { EmailField } from '../email-field';
import { MaintenancePanel } from './maintenance-panel';

const emailSchema = async () => (await import('@rules/one-time-code-schema.js')).emailSchema;

/** Requests a one-time code. The response is the same whether or not the address has an account. */
export function OtpLoginPage() {
  useSignedOutPage();
  const carried = useCarriedEmail();
  const [requestCode] = useRequestCodeMutation();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  /** The address of a code that was requested so recently that another one cannot be requested yet. */
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthPage
      title={t('Login')}
      lead={t('We will send a one-time code to your e-mail address. You do not need a password.')}
    >
      <MaintenancePanel />
      <Card>
        <AuthForm
          initialValues={{ email: carried }}
          schema={emailSchema}
          action={t('Login')}
          alertWithoutText="error"
          lostAnswer={{ perhaps: t('The code may still be on its way.') }}
          onSubmit={async ({ email }) => {
            setSentTo(undefined);
            const address = cleanEmail(email);
            try {
              const { data } = await requestCode({ variables: { email: address } });
              if (!data) return;
              noteCodeRequest();
              await navigate(paths.otpVerification(data.requestCode.email), { state });
            } catch (error) {
              if (errorCode(error) === 'RATE_LIMITED') setSentTo(address);
              throw error;
            }
          }}
          after={
            <>
              {sentTo !== undefined && (
                <ButtonLink to={paths.otpVerification(sentTo)} state={state}>
                  {t('Enter the code we have sent')}
                </ButtonLink>
              )}
              <ButtonLink to={paths.login} state={state}>
                {t('Cancel')}
              </ButtonLink>
            </>
          }
        >
          <EmailField hint={t('The address you used for your registration.')} />
        </AuthForm>
      </Card>
    </AuthPage>
  );
}
