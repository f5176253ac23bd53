import { useRouteError } from 'react-router';
import { PortalLogo } from '../components/brand';
import { ErrorState } from '../components/feedback/faces';
import { Frame, Main, TopBar, TopBarRow } from '../components/page/frame';
import { PageHeading } from '../components/page/page-heading';
import { ApiNotLoaded } from '../lib/api';
import { recallSchemeLogo } from '../lib/scheme-logo';
import { MaintenanceNotice } from './maintenance-notice';

/** What stands in place of everything: that the connection is lost, or the maintenance notice for what else fails. */
export function AppError() {
  const error = useRouteError();
  if (!(error instanceof ApiNotLoaded)) return <MaintenanceNotice />;
  return (
    <Frame>
      <TopBar>
        <TopBarRow>
          <PortalLogo logo={recallSchemeLogo()} />
        </TopBarRow>
      </TopBar>
      <Main width="member">
        <PageHeading>No connection</PageHeading>
        <ErrorState message="We could not reach the server." onRetry={() => window.location.reload()}>
          What was saved is safe. Check your connection and try again.
        </ErrorState>
      </Main>
    </Frame>
  );
}
