import { chakra } from '@chakra-ui/react/styled-system';
import { Navigate, Outlet, useLocation } from 'react-router';
import { ErrorState } from '../../components/feedback/faces';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { paths } from '../../domain/paths';
import { useProfile } from '../../domain/session/use-profile';
import { Permission } from '@rules/permissions.js';
import { mayAs } from '../../domain/session/may-as';

/** Lets administrators through, once the profile has loaded; everybody else goes to the sign-in page. */
export function RequireAdmin() {
  const { user, error, refetch } = useProfile();
  const location = useLocation();
  if (mayAs(user?.role, Permission.ClaimsRead)) return <Outlet />;
  if (user !== undefined) return <Navigate to={paths.login} state={{ from: location }} replace />;
  return (
    <Page width="window">
      {error ? (
        <>
          <PageHeading>Something went wrong</PageHeading>
          <ErrorState
            message="Your profile could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <>
          <chakra.h1 srOnly>Loading...</chakra.h1>
          <SkeletonLines />
        </>
      )}
    </Page>
  );
}
