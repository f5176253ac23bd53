import { useLayoutEffect } from 'react';
import { endSession } from './session';

/** Ends the session on this device when a sign-in screen opens (spec section 4). */
export function useSignedOutPage() {
  // Before paint and before any query starts, so that no call goes out with the old token.
  useLayoutEffect(function endOldSession() {
    endSession();
  }, []);
}
