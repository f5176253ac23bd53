import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { Dashboard } from '../../features/dashboard/dashboard';
import { LatestImportRuns } from '../../features/imports/latest-import-runs';
import { AdminPlaces } from './admin-places';
import { Permission } from '@rules/permissions.js';
import { Allowed } from '../../domain/session/allowed';

/** The administrator's start page: its heading (SCREEN-13), the figures of the scheme, and links. */
export function AdminHomePage() {
  return (
    <Page width="window">
      <PageHeading>Home</PageHeading>
      <Stack gap="open">
        <Dashboard />
        <AdminPlaces />
        <Allowed permission={Permission.ImportsRead}>
          <LatestImportRuns />
        </Allowed>
      </Stack>
    </Page>
  );
}
