import { ErrorState } from '../components/feedback/states';
import { Page } from '../components/page/page';
import { PageHeading } from '../domain/scheme/page-heading';

/** What is shown in place of one page that failed; the bar around it goes on working. */
export function PageError() {
  return (
    <Page width="member">
      <PageHeading>Something went wrong</PageHeading>
      <ErrorState message="This page could not be shown." onRetry={() => window.location.reload()}>
        Everything you saved is safe. Reload the page; if that does not help, try again later.
      </ErrorState>
    </Page>
  );
}
