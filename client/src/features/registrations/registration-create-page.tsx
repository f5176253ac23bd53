import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Page } from '../../components/page/page';
import { Contact } from '../../domain/scheme/contact';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useProfile } from '../../domain/session/use-profile';
import { useScheme } from '../../domain/scheme/use-scheme';
import { CreateRegistration } from './form/create-registration';
import { RegistrationLoading } from './registration-states';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Trans } from '../../components/text/trans';
import { mayAs } from '../../domain/session/may-as';

/** The page of a new older registration (REGISTRATION-19). */
export function RegistrationCreatePage() {
  const { scheme, error, refetch } = useScheme();
  const { user } = useProfile();
  const isOffice = mayAs(user?.role, Permission.ClaimsRead);
  const isOpen = mayAs(user?.role, Permission.ClaimsEdit) || (scheme?.mayCreate === true && !isOffice);
  return (
    <Page width="claim">
      {!scheme && error && (
        <ErrorState
          message={t('The registration form could not be loaded.')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && (!scheme || !user) && <RegistrationLoading />}
      {scheme && user && (
        <>
          <PageHeading lead={scheme.classActionTitle}>{t('New Registration')}</PageHeading>
          {isOpen ? (
            <CreateRegistration scheme={scheme} />
          ) : (
            <EmptyState title={t('New registrations are not being accepted')}>
              <Trans
                id="If you think one of your registrations is missing, write to us at {contact}."
                values={{ contact: <Contact {...scheme} /> }}
              />
            </EmptyState>
          )}
        </>
      )}
    </Page>
  );
}
