import { t } from '@rules/text.js';
import { ErrorState } from '../components/feedback/states';
import { Page } from '../components/page/page';
import { PageHeading } from '../domain/scheme/page-heading';

/** Replaces a page that failed; the header around it keeps working. */
export function PageError() {
  return (
    <Page width="member">
      <PageHeading>{t('Something went wrong')}</PageHeading>
      <ErrorState message={t('This page could not be shown.')} onRetry={() => window.location.reload()}>
        {t('Everything you saved is safe. Reload the page; if that does not help, try again later.')}
      </ErrorState>
    </Page>
  );
}
