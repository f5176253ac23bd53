import { useLocation, useNavigate } from 'react-router';
import type { SignInAnswerFragment } from '../../generated/graphql';
import { loadApi } from '../api/load-api';
import { noteCodeRequest } from './code-requests';
import { paths } from '../paths';
import { forgetReturnPath, returnPath } from './return-path';
import { RETURNED } from './returned';
import { startSession } from './session';
import { startPath } from './start-path';

/** Whether a page was reached after a correct password that requires a code as well (`ADMIN_STEP_UP`). */
export function isStepUp(navigationState: unknown): boolean {
  return asObject(navigationState).stepUp === true;
}

/**
 * The last step of every sign-in: stores the token and the user, and goes to the page that redirected to sign-in or
 * where the session ended, otherwise to the start page of the role. When the response has no tokens, it asks for the
 * e-mailed code.
 */
export function useFinishSignIn() {
  const navigate = useNavigate();
  const origin: unknown = useLocation().state;
  return async ({ user, tokens, stepUp }: SignInAnswerFragment) => {
    if (!tokens) {
      if (stepUp) noteCodeRequest();
      await navigate(paths.otpVerification(user.email), { state: { ...asObject(origin), stepUp } });
      return;
    }
    const { welcome } = await loadApi();
    await welcome(user);
    startSession(tokens.access.token, user);
    const endedAt = returnPath();
    const path = startPath(user.role, origin, endedAt);
    forgetReturnPath();
    await navigate(path, { replace: true, ...(path === endedAt && { state: RETURNED }) });
  };
}

function asObject(state: unknown): { stepUp?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}
