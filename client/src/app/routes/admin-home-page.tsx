import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../components/page/page-heading';
import { LatestImportRuns } from '../../features/imports/latest-import-runs';
import { SubmissionCount } from '../../features/submissions/submission-count';

/** The administrator's start page: the heading of the spec, and beside it where the scheme stands. */
export function AdminHomePage() {
  return (
    <Page width="window">
      <PageHeading>Home</PageHeading>
      <Stack gap="open">
        <SubmissionCount />
        <LatestImportRuns />
      </Stack>
    </Page>
  );
}
