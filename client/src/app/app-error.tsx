import { useRouteError } from 'react-router';
import { ErrorState } from '../components/feedback/faces';
import { Frame, Main } from '../components/page/frame';
import { PageHeading } from '../components/page/page-heading';
import { ApiNotLoaded } from '../lib/api';
import { LogoTopBar } from './logo-top-bar';
import { MaintenanceNotice } from './maintenance-notice';

/** What stands in place of everything: that the connection is lost, or the maintenance notice for what else fails. */
export function AppError() {
  const error = useRouteError();
  if (!(error instanceof ApiNotLoaded)) return <MaintenanceNotice />;
  return (
    <Frame>
      <LogoTopBar />
      <Main width="member">
        <PageHeading>No connection</PageHeading>
        <ErrorState message="We could not reach the server." onRetry={() => window.location.reload()}>
          What was saved is safe. Check your connection and try again.
        </ErrorState>
      </Main>
    </Frame>
  );
}
