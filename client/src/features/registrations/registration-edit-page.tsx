import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { Unavailable } from '../../domain/session/unavailable';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useRegistrationViewQuery } from '../../generated/graphql';
import { useScheme } from '../../domain/scheme/use-scheme';
import { EditRegistration } from './form/edit-registration';
import { RegistrationLoading } from './registration-states';

/** The page that edits an older registration (REGISTRATION-20). */
export function RegistrationEditPage() {
  const { id = '' } = useParams();
  const { scheme, error: schemeError, refetch: refetchScheme } = useScheme();
  // An edit must start from the server's current data, not from data that another page loaded some time ago.
  const { data, error, refetch } = useRegistrationViewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const reload = async () => {
    const { data: now } = await refetch();
    if (!now) throw new Error('The registration could not be loaded.');
    return now.registration;
  };
  const retry = () => void Promise.all([refetch(), refetchScheme()]);
  return (
    <Page width="claim">
      {data && scheme ? (
        <>
          <PageHeading lead={scheme.classActionTitle}>{t('Edit Registration')}</PageHeading>
          <EditRegistration key={id} registration={data.registration} scheme={scheme} reload={reload} />
        </>
      ) : error || schemeError ? (
        <Unavailable subject="registration" error={error ?? schemeError} onRetry={retry} />
      ) : (
        <RegistrationLoading />
      )}
    </Page>
  );
}
