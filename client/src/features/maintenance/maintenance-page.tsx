import { t } from '@rules/text.js';
import { ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useMaintenanceQuery } from '../../generated/graphql';
import { useScheme } from '../../domain/scheme/use-scheme';
import { MaintenancePanel } from './maintenance-panel';

/** The administrators' maintenance page. */
export function MaintenancePage() {
  const { scheme } = useScheme();
  const { data, error, refetch } = useMaintenanceQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page width="claim">
      <PageHeading above={ABOVE.list}>{t('Maintenance')}</PageHeading>
      {data && scheme ? (
        <MaintenancePanel maintenance={data.maintenance} timeZone={scheme.timeZone} />
      ) : error ? (
        <ErrorState
          message={t('The maintenance status could not be loaded.')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonLines count={4} />
      )}
    </Page>
  );
}
