import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Chip } from '../../components/actions/chip';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Inline, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { Trans } from '../../components/text/trans';
import { useImportRunListQuery } from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { usePageParam } from '../../lib/use-page-param';
import { useScheme } from '../../domain/scheme/use-scheme';
import { ImportRunTable } from './import-run-table';
import { runFilterChoices, useRunFilterParam } from './use-run-filter-param';

const refreshEvery = 5000;

function ImportRunList() {
  const [page, goToPage] = usePageParam();
  const { scheme } = useScheme();
  const [filter, setFilter] = useRunFilterParam();
  const { data, previousData, error, refetch } = useImportRunListQuery({
    variables: { page, filter },
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshEvery,
    skipPollAttempt: () => document.hidden,
  });
  const shown = data ?? previousData;
  if (error && !shown) {
    return (
      <ErrorState
        message={t('The import runs could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const chips = (
    <Inline role="group" aria-label={t('Filters')}>
      {runFilterChoices.map(([value, words]) => (
        <Chip
          key={value}
          pressed={filter === value}
          onToggle={() => setFilter(filter === value ? null : value)}
        >
          {words}
        </Chip>
      ))}
    </Inline>
  );
  if (filter && data?.importRuns.pagination.totalItems === 0) {
    return (
      <Stack>
        {chips}
        <EmptyState
          title={t('No imports found')}
          action={<Button onClick={() => setFilter(null)}>{t('Show all')}</Button>}
        >
          {filter === 'RUNNING' ? t('Nothing is being imported.') : t('None failed in the last 7 days.')}
        </EmptyState>
      </Stack>
    );
  }
  if (data?.importRuns.pagination.totalItems === 0) {
    return (
      <EmptyState title={t('No imports yet')}>
        <Trans
          id="Each imported file has its report here. Start with <0>Import Submissions</0>."
          parts={[(text) => <TextLink to={paths.submissionsNew}>{text}</TextLink>]}
        />
      </EmptyState>
    );
  }
  if (data?.importRuns.importRuns.length === 0) {
    return <NoSuchPage totalPages={data.importRuns.pagination.totalPages} onPage={goToPage} />;
  }
  return (
    <Stack>
      {chips}
      <ImportRunTable runs={data?.importRuns.importRuns} timeZone={scheme?.timeZone ?? 'UTC'} />
      <Pagination
        page={page}
        totalPages={shown?.importRuns.pagination.totalPages ?? page}
        onPage={goToPage}
      />
    </Stack>
  );
}

/** The history of all imports. */
export function ImportRunListPage() {
  return (
    <Page width="window">
      <PageHeading above={ABOVE.list}>{t('Imports')}</PageHeading>
      <ImportRunList />
    </Page>
  );
}
