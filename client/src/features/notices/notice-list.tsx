import { t } from '@rules/text.js';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { useAssessmentNoticeListQuery } from '../../generated/graphql';
import { usePageParam } from '../../lib/use-page-param';
import { useScheme } from '../../domain/scheme/use-scheme';
import { NoticeTable } from './notice-table';

/** The assessment notices, paged; '' as search shows all. The page number is in the URL. */
export function NoticeList({ search }: { search: string }) {
  const [page, goToPage] = usePageParam();
  const { scheme } = useScheme();
  const { data, previousData, error, refetch } = useAssessmentNoticeListQuery({
    variables: { query: search || null, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.assessmentNotices;
  if (error && !data) {
    return (
      <ErrorState
        message={t('The notices could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.assessmentNotices.pagination.totalItems === 0) {
    return search ? (
      <EmptyState title={t('Nothing found')}>
        {t('No notice has “{search}” in its SID or name.', { search })}
      </EmptyState>
    ) : (
      <EmptyState title={t('No notices yet')}>
        {t(
          'Upload a PDF named after its SID, or a ZIP of several. Each shows on its claim as soon as it is imported.',
        )}
      </EmptyState>
    );
  }
  if (data?.assessmentNotices.notices.length === 0) {
    return <NoSuchPage totalPages={data.assessmentNotices.pagination.totalPages} onPage={goToPage} />;
  }
  return (
    <div>
      <NoticeTable
        rows={scheme && data?.assessmentNotices.notices}
        timeZone={scheme?.timeZone ?? 'UTC'}
        skeletonRows={shown?.notices.length}
      />
      <Pagination page={page} totalPages={shown?.pagination.totalPages ?? page} onPage={goToPage} />
    </div>
  );
}
