import { useState } from 'react';
import { t } from '@rules/text.js';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { useKeptParam } from '../../../lib/use-kept-param';
import { AuthPage } from '../auth-page';
import { NewPassword } from './new-password';
import { ResetRequest } from './reset-request';
import { useResetLink } from './use-reset-link';

/**
 * Without a token: requests a reset link. With the token of a mailed link: sets the new password (ACCOUNT-17,
 * ACCOUNT-20), or says at once that the link no longer works (ACCOUNT-35).
 */
export function ResetPasswordPage() {
  const [token, forgetToken] = useKeptParam('token');
  const [done, setDone] = useState(false);
  const isValid = useResetLink(token);
  if (!done) {
    if (!token) return <ResetRequest />;
    if (isValid === false) return <ResetRequest isForDeadLink onSent={forgetToken} />;
    if (isValid === undefined)
      return (
        <AuthPage title={t('Reset Password')} lead={t('We are checking your link.')} key="check">
          <SkeletonLines />
        </AuthPage>
      );
  }
  return (
    <NewPassword
      token={token}
      done={done}
      onDone={() => {
        forgetToken();
        setDone(true);
      }}
      onNewLink={forgetToken}
    />
  );
}
