import { useLayoutEffect } from 'react';
import { endSession } from './session';

/** Ends the session on this device when a sign-in screen opens (SIGNIN-2). */
export function useSignedOutPage() {
  // Before paint and before any query starts, so that no call goes out with the old token.
  useLayoutEffect(function endOldSession() {
    endSession();
  }, []);
}
