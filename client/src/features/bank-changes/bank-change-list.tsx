import { t } from '@rules/text.js';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Stack } from '../../components/page/layout';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { useScheme } from '../../domain/scheme/use-scheme';
import { useBankChangesQuery, type BankChangeState } from '../../generated/graphql';
import { usePageParam } from '../../lib/use-page-param';
import { BankChangeCard } from './bank-change-card';

/** Changes in a state, or those to decide, paged; the page number is in the URL. */
export function BankChangeList({ state }: { state: BankChangeState | null }) {
  const [page, goToPage] = usePageParam();
  const { scheme } = useScheme();
  const { data, previousData, error, refetch } = useBankChangesQuery({
    variables: { state, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.bankChanges;
  if (error && !data)
    return (
      <ErrorState
        message={t('The bank changes could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (data?.bankChanges.pagination.totalItems === 0)
    return (
      <EmptyState title={state === null ? t('No bank details wait for a decision') : t('There are none yet')}>
        {t(
          'Whenever bank details of a claim change, the new ones wait here until somebody has checked them.',
        )}
      </EmptyState>
    );
  if (data?.bankChanges.changes.length === 0)
    return <NoSuchPage totalPages={data.bankChanges.pagination.totalPages} onPage={goToPage} />;
  if (!shown || !scheme) return <SkeletonLines count={6} />;
  return (
    <Stack gap="wide">
      {shown.changes.map((change) => (
        <BankChangeCard key={change.id} change={change} timeZone={scheme.timeZone} />
      ))}
      <Pagination page={page} totalPages={shown.pagination.totalPages} onPage={goToPage} />
    </Stack>
  );
}
