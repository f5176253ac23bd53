import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/faces';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../components/page/page-heading';
import { Pagination } from '../../components/table/pagination';
import { useImportRunListQuery } from '../../generated/graphql';
import { paths } from '../../lib/paths';
import { usePageParam } from '../../lib/use-page-param';
import { useScheme } from '../../lib/use-scheme';
import { ImportRunTable } from './import-run-table';

const refreshEvery = 5000;

function ImportRunList() {
  const [page, goToPage] = usePageParam();
  const { scheme } = useScheme();
  const { data, previousData, error, refetch } = useImportRunListQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshEvery,
    skipPollAttempt: () => document.hidden,
  });
  const shown = data ?? previousData;
  if (error && !shown) {
    return <ErrorState message="The import runs could not be loaded." onRetry={() => void refetch()} />;
  }
  if (data?.importRuns.importRuns.length === 0) {
    return (
      <EmptyState title="No imports yet">
        Each file that is imported leaves its report here. Start with{' '}
        <TextLink to={paths.submissionsNew}>Import Submissions</TextLink>.
      </EmptyState>
    );
  }
  return (
    <>
      <ImportRunTable runs={data?.importRuns.importRuns} timeZone={scheme?.timeZone ?? 'UTC'} />
      <Pagination
        page={page}
        totalPages={shown?.importRuns.pagination.totalPages ?? page}
        onPage={goToPage}
      />
    </>
  );
}

/** The history of all imports. */
export function ImportRunListPage() {
  return (
    <Page width="window">
      <PageHeading>Import runs</PageHeading>
      <ImportRunList />
    </Page>
  );
}
