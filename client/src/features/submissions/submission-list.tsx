import { EmptyState, ErrorState } from '../../components/feedback/faces';
import { Button } from '../../components/actions/button';
import { Pagination } from '../../components/table/pagination';
import { useSubmissionListQuery } from '../../generated/graphql';
import { useFreshPolicy } from '../../lib/use-fresh-policy';
import { usePageParam } from '../../lib/use-page-param';
import { SubmissionTable } from './submission-table';

/** All submissions, a page at a time; the page is in the URL and stays fresh for 5,000 ms. */
export function SubmissionList() {
  const [page, goToPage] = usePageParam();
  const fetchPolicy = useFreshPolicy(`submissions:${page}`);
  const { data, previousData, error, refetch } = useSubmissionListQuery({ variables: { page }, fetchPolicy });
  const pagination = (data ?? previousData)?.submissions.pagination;

  if (error && !data) {
    return <ErrorState message="The submissions could not be loaded." onRetry={() => void refetch()} />;
  }
  if (pagination?.totalItems === 0) {
    return (
      <EmptyState title="No submissions yet">
        Submissions appear here once a file of settlement records is imported. Choose one under Import
        Submissions above; its template shows the columns.
      </EmptyState>
    );
  }
  if (data?.submissions.submissions.length === 0) {
    return (
      <EmptyState
        title={`There is no page ${page}`}
        action={<Button onClick={() => goToPage(1)}>To page 1</Button>}
      >
        The list has {pagination?.totalPages} {pagination?.totalPages === 1 ? 'page' : 'pages'}.
      </EmptyState>
    );
  }
  return (
    <>
      <SubmissionTable
        caption="New submissions"
        rows={data?.submissions.submissions}
        skeletonRows={previousData?.submissions.submissions.length}
      />
      <Pagination page={page} totalPages={pagination?.totalPages ?? page} onPage={goToPage} />
    </>
  );
}
