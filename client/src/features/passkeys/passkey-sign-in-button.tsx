import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Caption, Stack } from '../../components/page/layout';
import { dismissAllToasts } from '../../components/toast/toast-store';
import { useBeginPasskeySignInMutation, useFinishPasskeySignInMutation } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';
import { useFinishSignIn } from '../../domain/session/use-finish-sign-in';
import { askToSignIn, deviceMessage, knowsPasskeys } from './device';

/** Sign-in by a passkey, without typing; renders nothing when the browser supports none. */
export function PasskeySignInButton() {
  const [begin] = useBeginPasskeySignInMutation();
  const [answer] = useFinishPasskeySignInMutation();
  const finish = useFinishSignIn();
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string>();
  if (!knowsPasskeys()) return null;

  const signIn = async () => {
    dismissAllToasts();
    setMessage(undefined);
    setPending(true);
    try {
      const asked = await begin();
      if (!asked.data) return;
      const response = await askToSignIn(asked.data.beginPasskeySignIn);
      const { data } = await answer({ variables: { response } });
      if (data) await finish(data.finishPasskeySignIn);
    } catch (error) {
      setMessage(deviceMessage(error) ?? errorMessage(error, t('We could not reach the server.')));
    } finally {
      setPending(false);
    }
  };

  return (
    <Stack gap="tight">
      <Button pending={pending} onClick={() => void signIn()}>
        {t('Sign in with a passkey')}
      </Button>
      {message && <Caption role="alert">{message}</Caption>}
    </Stack>
  );
}
