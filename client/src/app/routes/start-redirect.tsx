import { Navigate } from 'react-router';
import { paths } from '../../lib/paths';
import { useAuthenticated } from '../../lib/session';
import { useProfile } from '../../lib/use-profile';
import { LoadingPage } from '../loading-page';
import { MaintenanceNotice } from '../maintenance-notice';

/** Sends a visitor of `/` to the start page of their kind. */
export function StartRedirect() {
  const authenticated = useAuthenticated();
  const { user, error } = useProfile();
  if (!authenticated || user === null) return <Navigate to={paths.login} replace />;
  if (user) return <Navigate to={user.role === 'MASTER_ADMIN' ? paths.admin : paths.profile} replace />;
  return error ? <MaintenanceNotice /> : <LoadingPage />;
}
