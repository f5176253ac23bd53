import { Outlet, useLocation } from 'react-router';
import { useSchemeQuery } from '../generated/graphql';
import { cachedUser, useAuthenticated } from '../lib/session';
import { useScheme } from '../lib/use-scheme';
import { MaintenanceNotice } from './maintenance-notice';

/** How often it is asked whether maintenance has ended. */
const ASK_EVERY_MS = 60_000;

/** Where administrators sign in; by code too, which ADMIN_STEP_UP needs. */
const SIGN_IN = /^\/(login|otp-login|otp-verification)\/?$/;
/** From here signed-out visitors are sent to sign in, as always: they may be administrators. */
const PRIVATE = /^\/(admin|account|submission|settlement-scheme|change-password)(\/|$)/;

/**
 * The notice in place of public and members' pages while maintenance is on (design section 3). It goes by the cached user,
 * so that a sign-in page opens without a call in the name of whoever was signed in; what they may do, the server decides.
 */
export function MaintenanceGate() {
  const { scheme } = useScheme();
  const closed = scheme?.maintenance ?? false;
  useSchemeQuery({ pollInterval: closed ? ASK_EVERY_MS : 0 });
  const user = useAuthenticated() ? cachedUser() : null;
  const { pathname } = useLocation();
  const passes = user?.role === 'MASTER_ADMIN' || SIGN_IN.test(pathname) || (!user && PRIVATE.test(pathname));
  if (closed && !passes) return <MaintenanceNotice supportEmail={scheme?.supportEmail} signIn />;
  return <Outlet />;
}
