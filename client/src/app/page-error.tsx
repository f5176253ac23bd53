import { useRouteError } from 'react-router';
import { t } from '@rules/text.js';
import { ErrorState } from '../components/feedback/states';
import { Page } from '../components/page/page';
import { PageHeading } from '../domain/scheme/page-heading';
import { NotLoaded } from './not-loaded';

/** How Chrome, Firefox and Safari name code that did not load. */
const NOT_LOADED = /dynamically imported module|module script failed/i;

/** Replaces a page that failed, or whose code did not load; the header around it keeps working. */
export function PageError() {
  const error = useRouteError();
  if (error instanceof TypeError && NOT_LOADED.test(error.message))
    return (
      <Page width="member">
        <NotLoaded />
      </Page>
    );
  return (
    <Page width="member">
      <PageHeading>{t('Something went wrong')}</PageHeading>
      <ErrorState message={t('This page could not be shown.')} onRetry={() => window.location.reload()}>
        {t('Everything you saved is safe. Reload the page; if that does not help, try again later.')}
      </ErrorState>
    </Page>
  );
}
