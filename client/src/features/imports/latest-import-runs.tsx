import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/faces';
import { Inline, SectionTitle, Stack } from '../../components/page/layout';
import { useImportRunListQuery } from '../../generated/graphql';
import { paths } from '../../lib/paths';
import { useScheme } from '../../lib/use-scheme';
import { ImportRunTable } from './import-run-table';

const shownRuns = 5;

/** The newest import runs, for the administrator's home. */
export function LatestImportRuns() {
  const { scheme } = useScheme();
  const { data, error, refetch } = useImportRunListQuery({
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
  });
  const runs = data?.importRuns.importRuns;
  return (
    <Stack>
      <Inline spread>
        <SectionTitle>Latest import runs</SectionTitle>
        <TextLink to={paths.imports}>All import runs</TextLink>
      </Inline>
      {error && !runs ? (
        <ErrorState message="The import runs could not be loaded." onRetry={() => void refetch()} />
      ) : runs?.length === 0 ? (
        <EmptyState title="No imports yet">
          A scheme starts with its records:{' '}
          <TextLink to={paths.submissionsNew}>import a file of submissions</TextLink>, then the trades.
        </EmptyState>
      ) : (
        <ImportRunTable
          runs={runs?.slice(0, shownRuns)}
          timeZone={scheme?.timeZone ?? 'UTC'}
          skeletonRows={shownRuns}
        />
      )}
    </Stack>
  );
}
