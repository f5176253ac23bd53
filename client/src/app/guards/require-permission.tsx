import { chakra } from '@chakra-ui/react/styled-system';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { paths } from '../../domain/paths';
import { useProfile } from '../../domain/session/use-profile';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Trans } from '../../components/text/trans';
import { mayAs } from '../../domain/session/may-as';

/** The part of a route's `handle` with the required permission. */
export interface NeedsPermission {
  needs: Permission;
}

/** The permission that the open route requires; by default that of reading claims. */
function useNeededPermission(): Permission {
  const matches = useMatches();
  const handle = matches.at(-1)?.handle as Partial<NeedsPermission> | undefined;
  return handle?.needs ?? Permission.ClaimsRead;
}

function NotYours() {
  return (
    <Page width="window">
      <PageHeading>{t('Your role does not open this page')}</PageHeading>
      <EmptyState title={t('Ask an administrator')}>
        <Trans
          id="An administrator can give your account a role that does, under Users. Go back to <0>Home</0>."
          parts={[(text) => <TextLink to={paths.admin}>{text}</TextLink>]}
        />
      </EmptyState>
    </Page>
  );
}

/**
 * Lets office staff through, once the profile has loaded, each to the pages that their role may open; everybody else is
 * redirected to the sign-in page.
 */
export function RequirePermission() {
  const { user, error, refetch } = useProfile();
  const location = useLocation();
  const needed = useNeededPermission();
  if (mayAs(user?.role, needed)) return <Outlet />;
  if (mayAs(user?.role, Permission.ClaimsRead)) return <NotYours />;
  if (user !== undefined) return <Navigate to={paths.login} state={{ from: location }} replace />;
  return (
    <Page width="window">
      {error ? (
        <>
          <PageHeading>{t('Something went wrong')}</PageHeading>
          <ErrorState
            message={t('Your profile could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <>
          <chakra.h1 srOnly>{t('Loading...')}</chakra.h1>
          <SkeletonLines />
        </>
      )}
    </Page>
  );
}
