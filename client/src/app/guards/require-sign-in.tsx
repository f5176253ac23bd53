import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../../domain/paths';
import { useProfile } from '../../domain/session/use-profile';
import { useAuthenticated } from '../../domain/session/session';

/** Redirects signed-out visitors to the sign-in page and stores the requested page. */
export function RequireSignIn() {
  const authenticated = useAuthenticated();
  const location = useLocation();
  const { user } = useProfile();
  // A null user with a stored token: the server no longer accepts the token.
  if (!authenticated || user === null)
    return <Navigate to={paths.login} state={{ from: location }} replace />;
  return <Outlet />;
}
