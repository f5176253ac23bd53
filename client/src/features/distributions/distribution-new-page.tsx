import { useSearchParams } from 'react-router';
import { t } from '@rules/text.js';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useFinalRunsQuery } from '../../generated/graphql';
import { DistributionAfter } from './distribution-after';
import { DistributionForm } from './distribution-form';
import { UntilFinal } from './until-final';

/** The page of a new distribution (DIST-1). */
export function DistributionNewPage() {
  const { data, error, refetch } = useFinalRunsQuery({ fetchPolicy: 'network-only' });
  const after = useSearchParams()[0].get('after');
  const runs = data?.assessmentRuns.filter(({ state }) => state === 'FINAL');
  return (
    <Page width="claim">
      <PageHeading above={ABOVE.distribution}>{t('New distribution')}</PageHeading>
      {error && !runs ? (
        <ErrorState
          message={t('The assessment runs could not be loaded.')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !runs ? (
        <SkeletonLines count={12} />
      ) : runs.length === 0 ? (
        <EmptyState title={t('There is no final assessment run yet')}>
          <UntilFinal runs={data?.assessmentRuns ?? []} />
        </EmptyState>
      ) : after !== null ? (
        <DistributionAfter followsId={after} runs={runs} />
      ) : (
        <DistributionForm
          initialValues={{ name: '', runId: runs[0]!.id, settlementSum: '', interest: '', steps: [] }}
          runs={runs}
        />
      )}
    </Page>
  );
}
