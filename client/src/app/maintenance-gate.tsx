import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../domain/paths';
import { cachedUser, useAuthenticated } from '../domain/session/session';
import { isUnanswered } from '../domain/api/query-text';
import { askForScheme } from '../domain/scheme/scheme-store';
import { useScheme } from '../domain/scheme/use-scheme';
import { Frame, Main } from '../components/page/frame';
import { LogoTopBar } from './logo-top-bar';
import { MaintenanceNotice } from './maintenance-notice';
import { NotLoaded } from './not-loaded';
import { Permission } from '@rules/permissions.js';
import { mayAs } from '../domain/session/may-as';

/** How often the page checks whether maintenance, or a failure of the server, has ended. */
const ASK_EVERY_MS = 60_000;

/** Where administrators sign in; including by code, which ADMIN_STEP_UP needs. */
const SIGN_IN = /^\/(login|otp-login|otp-verification)\/?$/;
/** From these paths signed-out visitors are redirected to sign-in as always: they may be administrators. */
const PRIVATE = /^\/(admin|account|submission|settlement-scheme|change-password)(\/|$)/;

/**
 * Shows the notice instead of public and members' pages during maintenance (MAINT-2), and instead of the landing page
 * when the server does not deliver the scheme's texts (MAINT-3). Without a connection the landing page says so and loads
 * by itself once there is one (MAINT-10). It uses the cached user, so that a sign-in page opens
 * without a call in the name of an earlier user; the server decides about permissions.
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
      const askAgain = () => void askForScheme();
      const timer = setInterval(askAgain, ASK_EVERY_MS);
      window.addEventListener('online', askAgain);
      return () => {
        clearInterval(timer);
        window.removeEventListener('online', askAgain);
      };
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
  if (failed && pathname === paths.home)
    return isUnanswered(error) ? <NoConnection /> : <MaintenanceNotice />;
  return <Outlet />;
}

function NoConnection() {
  return (
    <Frame>
      <LogoTopBar />
      <Main width="member">
        <NotLoaded onRetry={() => void askForScheme()} />
      </Main>
    </Frame>
  );
}
