import { ButtonLink } from '../../components/actions/button';
import { paths } from '../../domain/paths';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { CostCaps } from '../../features/court-reports/cost-caps';
import { Dashboard } from '../../features/dashboard/dashboard';
import { LatestImportRuns } from '../../features/imports/latest-import-runs';
import { TourOffer } from '../../features/tour/tour-offer';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

/** The administrator's start page: its heading (SCREEN-13), the figures of the scheme, and links. */
export function AdminHomePage() {
  return (
    <Page width="window">
      <PageHeading
        actions={
          <Allowed permission={Permission.ClaimsEdit}>
            <ButtonLink to={paths.adminCreateSubmission}>{t('Create Submission')}</ButtonLink>
          </Allowed>
        }
      >
        {t('Home')}
      </PageHeading>
      <Stack gap="open">
        <TourOffer />
        <div data-tour="figures">
          <Dashboard />
        </div>
        <Allowed permission={Permission.DistributionsRead}>
          <CostCaps />
        </Allowed>
        <Allowed permission={Permission.ImportsRead}>
          <LatestImportRuns />
        </Allowed>
      </Stack>
    </Page>
  );
}
