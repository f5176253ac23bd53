import { useRouteError } from 'react-router';
import { Frame, Main } from '../components/page/frame';
import { ApiNotLoaded } from '../lib/api-not-loaded';
import { LogoTopBar } from './logo-top-bar';
import { MaintenanceNotice } from './maintenance-notice';
import { NotLoaded } from './not-loaded';

/**
 * Replaces the whole application after a failure: says why its code did not load, or shows the maintenance notice for
 * any other failure.
 */
export function AppError() {
  const error = useRouteError();
  if (!(error instanceof ApiNotLoaded)) return <MaintenanceNotice />;
  return (
    <Frame>
      <LogoTopBar />
      <Main width="member">
        <NotLoaded />
      </Main>
    </Frame>
  );
}
