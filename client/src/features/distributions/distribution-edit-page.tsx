import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { ErrorState } from '../../components/feedback/states';
import { Page } from '../../components/page/page';
import { aboveDistribution } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useDistributionQuery, useFinalRunsQuery } from '../../generated/graphql';
import { DistributionForm } from './distribution-form';
import { DistributionUnavailable } from './distribution-unavailable';
import { valuesOf } from './distribution-values';

/** The page on which the person who made a distribution changes it (DIST-1). */
export function DistributionEditPage() {
  const { distributionId: id = '' } = useParams();
  const { data, error, refetch } = useDistributionQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const runs = useFinalRunsQuery({ fetchPolicy: 'network-only' });
  const distribution = data?.distribution;
  const failed = error ?? runs.error;
  const retry = () => void Promise.all([refetch(), runs.refetch()]);
  return (
    <Page width="claim">
      {failed && !(distribution && runs.data) ? (
        <DistributionUnavailable error={failed} onRetry={retry} />
      ) : !distribution || !runs.data ? (
        <SkeletonLines count={12} />
      ) : (
        <>
          <PageHeading above={aboveDistribution(distribution)} here={t('Edit')}>
            {t('Edit distribution {number}', { number: distribution.number })}
          </PageHeading>
          {distribution.mayEdit ? (
            <DistributionForm
              initialValues={valuesOf(distribution)}
              runs={runs.data.assessmentRuns.filter(({ state }) => state === 'FINAL')}
              saved={distribution}
            />
          ) : (
            <ErrorState message={t('Only the person who made a distribution changes it.')}>
              {t('Make a copy of your own from its page instead.')}
            </ErrorState>
          )}
        </>
      )}
    </Page>
  );
}
