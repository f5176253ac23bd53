import { t } from '@rules/text.js';
import { ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Stack } from '../../components/page/layout';
import { useMoneyLeftQuery, type FinalRunsQuery } from '../../generated/graphql';
import { DistributionForm } from './distribution-form';
import { FundSources } from './fund-sources';
import { sumsOf } from './sums-of-sources';

interface DistributionAfterProps {
  followsId: string;
  runs: FinalRunsQuery['assessmentRuns'];
}

/** The form of a distribution that shares what another one left: where that comes from is shown, not typed (SHARE-13). */
export function DistributionAfter({ followsId, runs }: DistributionAfterProps) {
  const { data, error, refetch } = useMoneyLeftQuery({
    variables: { id: followsId },
    fetchPolicy: 'network-only',
  });
  if (!data)
    return error ? (
      <ErrorState
        message={t('What is left could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonLines count={12} />
    );
  const { sources } = data.moneyLeft;
  const { principal, interest } = sumsOf(sources);
  return (
    <Stack gap="open">
      <FundSources sources={sources} />
      <DistributionForm
        initialValues={{
          name: '',
          runId: runs[0]!.id,
          followsId,
          settlementSum: principal,
          carried: interest,
          interest: '0',
          steps: [],
        }}
        runs={runs}
      />
    </Stack>
  );
}
