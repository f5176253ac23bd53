import { useLocation } from 'react-router';
import { t } from '@rules/text.js';
import { TextLink } from '../../../components/actions/text-link';
import { Notice } from '../../../components/feedback/notice';
import { Caption, Card, Muted, Stack } from '../../../components/page/layout';
import { Trans } from '../../../components/text/trans';
import { paths } from '../../../domain/paths';
import { isStepUp } from '../../../domain/session/use-finish-sign-in';
import { useKeptParam } from '../../../lib/use-kept-param';
import { useSignedOutPage } from '../../../domain/session/use-signed-out-page';
import { AuthPage } from '../auth-page';
import { MaintenancePanel } from './maintenance-panel';
import { OtpForm } from './otp-form';
import { SendAgain } from './send-again';

/**
 * The page for the e-mailed code. The address comes in the query and survives a reload after switching to the mail app.
 */
export function OtpVerificationPage() {
  useSignedOutPage();
  const [email, forgetEmail] = useKeptParam('email');
  const state: unknown = useLocation().state;
  const stepUp = isStepUp(state);
  return (
    <AuthPage title={t('Verify OTP')}>
      <MaintenancePanel />
      {email ? (
        <div>
          <p>{t('Please check your email for your One Time Password.')}</p>
          <Caption>
            {t('(check your spam/junk/other folders in case of auto-filing by your email program)')}
          </Caption>
          <Muted mt="3" overflowWrap="anywhere">
            {stepUp
              ? t(
                  'Your password is correct. Administrators also confirm each sign-in with a code: we have just sent 6 digits to {email}. Keep this page open, check your e-mail and enter the code here. It works for 10 minutes.',
                  { email },
                )
              : t('If {email} is registered, we have sent the code to it. The code works for 10 minutes.', {
                  email,
                })}
          </Muted>
        </div>
      ) : (
        <Notice tone="needs" title={t('We do not know which address your code was sent to')}>
          <TextLink to={paths.otpLogin} state={state}>
            {t('Ask for a new code')}
          </TextLink>
        </Notice>
      )}
      <Card>
        <Stack gap="wide">
          <OtpForm email={email} onSignedIn={forgetEmail} />
          {email && <SendAgain email={email} />}
        </Stack>
      </Card>
      <p>
        {stepUp ? (
          <TextLink to={paths.login}>{t('Start again with your password')}</TextLink>
        ) : (
          <TextLink to={paths.otpLogin} state={state}>
            {t('Use another e-mail address')}
          </TextLink>
        )}
      </p>
      {email && !stepUp && (
        <Muted>
          <Trans
            id="No code after some minutes? Then there may be no account for this address: <0>register</0>."
            parts={[
              (text) => (
                <TextLink to={paths.register} state={state}>
                  {text}
                </TextLink>
              ),
            ]}
          />
        </Muted>
      )}
    </AuthPage>
  );
}
