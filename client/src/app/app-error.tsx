import { useRouteError } from 'react-router';
import { Frame, Main } from '../components/page/frame';
import { ApiNotLoaded } from '../lib/api-not-loaded';
import { LogoTopBar } from './logo-top-bar';
import { MaintenanceNotice } from './maintenance-notice';
import { NotLoaded } from './not-loaded';

/** What is shown in place of everything: why the page did not come, or the maintenance notice for what else fails. */
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
