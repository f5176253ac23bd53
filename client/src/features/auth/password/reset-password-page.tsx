import { useState } from 'react';
import { useKeptParam } from '../../../lib/use-kept-param';
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
  const isDead = useResetLink(token) === false;
  if (!token && !done) return <ResetRequest />;
  return (
    <NewPassword
      token={token}
      isDead={isDead}
      done={done}
      onDone={() => {
        forgetToken();
        setDone(true);
      }}
      onNewLink={forgetToken}
    />
  );
}
