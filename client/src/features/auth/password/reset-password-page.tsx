import { useState } from 'react';
import { useKeptParam } from '../../../lib/use-kept-param';
import { ResetRequest } from './reset-request';
import { NewPassword } from './new-password';

/**
 * Without a token: requests a reset link. With the token of a mailed link: sets the new password (ACCOUNT-17,
 * ACCOUNT-20).
 */
export function ResetPasswordPage() {
  const [token, forgetToken] = useKeptParam('token');
  const [done, setDone] = useState(false);
  if (!token && !done) return <ResetRequest />;
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
