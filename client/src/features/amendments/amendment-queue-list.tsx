import { t } from '@rules/text.js';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { useAmendmentQueueQuery, type AmendmentState } from '../../generated/graphql';
import { usePageParam } from '../../lib/use-page-param';
import { useScheme } from '../../domain/scheme/use-scheme';
import { AmendmentQueueTable } from './amendment-queue-table';

const emptyTexts: Record<AmendmentState, { title: string; text: string }> = {
  OPEN: {
    title: t('No requests are waiting'),
    text: t('Every request has been answered. A new one appears here as soon as a member sends it.'),
  },
  ANSWERED: {
    title: t('No answered requests'),
    text: t('Requests are listed here once you have answered them.'),
  },
  CLOSED: {
    title: t('No closed requests'),
    text: t('If a request needs no answer, you can close it on the claim’s page.'),
  },
};

/** Claims with requests in one state, oldest first, paged; the page number is in the URL. */
export function AmendmentQueueList({ state }: { state: AmendmentState }) {
  const [page, goToPage] = usePageParam();
  const { scheme } = useScheme();
  const { data, previousData, error, refetch } = useAmendmentQueueQuery({
    variables: { state, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.amendmentQueue;
  if (error && !data) {
    return (
      <ErrorState
        message={t('The requests could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.amendmentQueue.pagination.totalItems === 0) {
    return <EmptyState title={emptyTexts[state].title}>{emptyTexts[state].text}</EmptyState>;
  }
  if (data?.amendmentQueue.rows.length === 0) {
    return <NoSuchPage totalPages={data.amendmentQueue.pagination.totalPages} onPage={goToPage} />;
  }
  return (
    <div>
      <AmendmentQueueTable
        rows={scheme && data?.amendmentQueue.rows}
        timeZone={scheme?.timeZone ?? 'UTC'}
        waiting={state === 'OPEN'}
        skeletonRows={shown?.rows.length}
      />
      <Pagination page={page} totalPages={shown?.pagination.totalPages ?? page} onPage={goToPage} />
    </div>
  );
}
