import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { dismissAllToasts, showToast } from '../../components/toast/toast-store';
import { useBeginPasskeySignInMutation, useFinishPasskeySignInMutation } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';
import { useFinishSignIn } from '../../lib/use-finish-sign-in';
import { askToSignIn, deviceMessage, knowsPasskeys } from './device';

/** Sign-in by a passkey, without typing; nothing where the browser knows none. */
export function PasskeySignInButton() {
  const [begin] = useBeginPasskeySignInMutation();
  const [answer] = useFinishPasskeySignInMutation();
  const finish = useFinishSignIn();
  const [pending, setPending] = useState(false);
  if (!knowsPasskeys()) return null;

  const signIn = async () => {
    dismissAllToasts();
    setPending(true);
    try {
      const asked = await begin();
      if (!asked.data) return;
      const response = await askToSignIn(asked.data.beginPasskeySignIn);
      const { data } = await answer({ variables: { response } });
      if (data) await finish(data.finishPasskeySignIn);
    } catch (error) {
      showToast('error', deviceMessage(error) ?? errorMessage(error, 'We could not reach the server.'));
    } finally {
      setPending(false);
    }
  };

  return (
    <Button pending={pending} onClick={() => void signIn()}>
      Sign in with a passkey
    </Button>
  );
}
