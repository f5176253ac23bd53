import { useParams } from 'react-router';
import { Unavailable } from '../../domain/session/unavailable';
import { Page } from '../../components/page/page';
import { ScrollToTop } from '../../components/page/scroll-to-top';
import { useRegistrationViewQuery } from '../../generated/graphql';
import { useScheme } from '../../domain/scheme/use-scheme';
import { RegistrationLoading } from './registration-states';
import { RegistrationView } from './registration-view';
import { Permission } from '@rules/permissions.js';
import { usePermission } from '../../domain/session/use-permission';
import { useReach } from '../../domain/session/use-reach';

/** The read-only page of an older registration (REGISTRATION-21). */
export function RegistrationViewPage() {
  const { id = '' } = useParams();
  const mayEditAll = usePermission(Permission.ClaimsEdit);
  const mayEdit = useReach(Permission.ClaimsEdit);
  const { scheme, error: schemeError, refetch: refetchScheme } = useScheme();
  const { data, error, refetch } = useRegistrationViewQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const retry = () => void Promise.all([refetch(), refetchScheme()]);
  return (
    <Page width="claim">
      {data && scheme ? (
        <>
          <RegistrationView
            registration={data.registration}
            scheme={scheme}
            mayEdit={mayEdit && (scheme.mayUpdate || mayEditAll)}
          />
          <ScrollToTop />
        </>
      ) : error || schemeError ? (
        <Unavailable subject="registration" error={error ?? schemeError} onRetry={retry} />
      ) : (
        <RegistrationLoading />
      )}
    </Page>
  );
}
