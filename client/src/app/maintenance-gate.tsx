import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../domain/paths';
import { cachedUser, useAuthenticated } from '../domain/session/session';
import { askForScheme } from '../domain/scheme/scheme-store';
import { useScheme } from '../domain/scheme/use-scheme';
import { MaintenanceNotice } from './maintenance-notice';
import { Permission } from '@rules/permissions.js';
import { mayAs } from '../domain/session/may-as';

/** How often it is asked whether maintenance, or a failure of the server, has ended. */
const ASK_EVERY_MS = 60_000;

/** Where administrators sign in; by code too, which ADMIN_STEP_UP needs. */
const SIGN_IN = /^\/(login|otp-login|otp-verification)\/?$/;
/** From here signed-out visitors are sent to sign in, as always: they may be administrators. */
const PRIVATE = /^\/(admin|account|submission|settlement-scheme|change-password)(\/|$)/;

/**
 * The notice in place of public and members' pages while maintenance is on (MAINT-2), and in place of the landing
 * page when the server does not even give the scheme that it is made of (MAINT-3). It goes by the cached user,
 * so that a sign-in page opens without a call in the name of whoever was signed in; what they may do, the server decides.
 */
export function MaintenanceGate() {
  const { scheme, error } = useScheme();
  const closed = scheme?.maintenance ?? false;
  const failed = !scheme && error !== undefined;
  useEffect(function askOnce() {
    void askForScheme();
  }, []);
  const waits = closed || failed;
  useEffect(
    function askUntilItIsOver() {
      if (!waits) return undefined;
      const timer = setInterval(() => void askForScheme(), ASK_EVERY_MS);
      return () => clearInterval(timer);
    },
    [waits],
  );
  const user = useAuthenticated() ? cachedUser() : null;
  const { pathname } = useLocation();
  const passes =
    mayAs(user?.role, Permission.MaintenanceSwitch) ||
    SIGN_IN.test(pathname) ||
    (!user && PRIVATE.test(pathname));
  if (closed && !passes)
    return <MaintenanceNotice supportEmail={scheme?.supportEmail} logo={scheme?.logos[0]} signIn />;
  if (failed && pathname === paths.home) return <MaintenanceNotice />;
  return <Outlet />;
}
