import { useSearchParams } from 'react-router';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Page } from '../../components/page/page';
import { Trans } from '../../components/text/trans';
import { ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useFinalRunsQuery } from '../../generated/graphql';
import { DistributionAfter } from './distribution-after';
import { DistributionForm } from './distribution-form';

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
          <Trans
            id="A fund is shared by the losses of a final run. Two people declare a published run final on <0>its page</0>, after the last day for objections."
            parts={[(text) => <TextLink to={paths.assessments}>{text}</TextLink>]}
          />
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
