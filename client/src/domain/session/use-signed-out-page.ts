import { useLayoutEffect } from 'react';
import { endSession } from './session';

/** Ends the session on this device when a sign-in page opens (SIGNIN-2). */
export function useSignedOutPage() {
  // Before paint and before any query starts, so that no call is sent with the old token.
  useLayoutEffect(function endOldSession() {
    endSession();
  }, []);
}
