import { t } from '@rules/text.js';
import { Button, ButtonLink } from '../../../components/actions/button';
import { LinkButton } from '../../../components/actions/text-link';
import { FocusedNotice } from '../../../components/feedback/focused-notice';
import { Card, Stack } from '../../../components/page/layout';
import { Trans } from '../../../components/text/trans';
import { showToast } from '../../../components/toast/toast-store';
import { useResetPasswordMutation } from '../../../generated/graphql';
import { paths } from '../../../domain/paths';
import { AuthForm } from '../../../domain/session/auth-form';
import { AuthPage } from '../auth-page';
import { NewPasswordFields } from './new-password-fields';

const resetPasswordFormSchema = async () =>
  (await import('@rules/reset-password-schema.js')).resetPasswordFormSchema;

const UPDATED = t('Password has been updated');

interface NewPasswordProps {
  /** From the mailed link. */
  token: string;
  /** The link no longer works; the server said so before a password was typed. */
  isDead: boolean;
  done: boolean;
  onDone: () => void;
  /** Called when the user wants another link because this one no longer works. */
  onNewLink: () => void;
}

/** The form for a new password after a reset link. Saving it ends all sessions of the account and signs nobody in. */
export function NewPassword({ token, isDead, done, onDone, onNewLink }: NewPasswordProps) {
  const [resetPassword] = useResetPasswordMutation();
  if (done) {
    return (
      <AuthPage
        title={UPDATED}
        key="done"
        lead={t('You have been signed out everywhere. Sign in with your new password.')}
      >
        <ButtonLink to={paths.login} look="primary">
          {t('Login')}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('Reset Password')} lead={t('Choose a new password.')} key="choose">
      {isDead && (
        <FocusedNotice tone="needs" title={t('This link no longer works')}>
          <Stack>
            {t(
              'It works once, for one hour, and a newer link ends the earlier ones. If you have just chosen a new password, sign in with it; otherwise ask for a new link.',
            )}
            <div>
              <Button onClick={onNewLink}>{t('Ask for a new link')}</Button>
            </div>
          </Stack>
        </FocusedNotice>
      )}
      <Card>
        <AuthForm
          initialValues={{ password: '', confirmPassword: '' }}
          schema={resetPasswordFormSchema}
          action={t('Submit')}
          lostAnswer={{
            perhaps: t('Your new password may still have been set. Try again to find out.'),
            refusedAgain: t(
              'Your first attempt, to which we got no response, has probably set your new password: a link works only once. Sign in with the new password; if that does not work, ask for a new link.',
            ),
          }}
          onSubmit={async ({ password }) => {
            await resetPassword({ variables: { input: { password, token } } });
            showToast('success', UPDATED);
            onDone();
          }}
        >
          <NewPasswordFields name="password" />
        </AuthForm>
      </Card>
      <p>
        <Trans
          id="Does the link no longer work? <0>Ask for a new one</0>"
          parts={[(text) => <LinkButton onClick={onNewLink}>{text}</LinkButton>]}
        />
      </p>
    </AuthPage>
  );
}
