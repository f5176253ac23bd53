import { useLocation, useNavigate } from 'react-router';
import type { SignInAnswerFragment } from '../../generated/graphql';
import { loadApi } from '../api/load-api';
import { noteCodeRequest } from './code-requests';
import { paths } from '../paths';
import { forgetReturnPath, returnPath } from './return-path';
import { startSession } from './session';
import { startPath } from './start-path';

/** Whether a page was reached by a right password that a code has to follow (`ADMIN_STEP_UP`). */
export function isStepUp(navigationState: unknown): boolean {
  return asObject(navigationState).stepUp === true;
}

/**
 * What follows every way of signing in: the token and the user are kept and the person goes to the page that sent
 * them here or where their session ended, else to the start page of their role. Without tokens an e-mailed code is still asked for.
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
    const path = startPath(user.role, origin, returnPath());
    forgetReturnPath();
    await navigate(path, { replace: true });
  };
}

function asObject(state: unknown): { stepUp?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}
