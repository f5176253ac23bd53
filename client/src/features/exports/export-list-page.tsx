import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { Trans } from '../../components/text/trans';
import { paths } from '../../domain/paths';
import { usePageParam } from '../../lib/use-page-param';
import { useScheme } from '../../domain/scheme/use-scheme';
import { ExportRunTable } from './export-run-table';
import { useExportRuns } from './use-export-runs';

function ExportList() {
  const [page, goToPage] = usePageParam();
  const { scheme } = useScheme();
  const { runs, pagination, error, refetch } = useExportRuns(page);
  if (error && !runs) {
    return (
      <ErrorState
        message={t('The exports could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (pagination?.totalItems === 0) {
    return (
      <EmptyState title={t('No exports yet')}>
        <Trans
          id="Your exports are listed here. Start one from <0>New submissions</0> or <1>Old submissions</1>."
          parts={[
            (text) => <TextLink to={paths.submissionsNew}>{text}</TextLink>,
            (text) => <TextLink to={paths.submissionsOld}>{text}</TextLink>,
          ]}
        />
      </EmptyState>
    );
  }
  if (runs?.length === 0) {
    return <NoSuchPage totalPages={pagination?.totalPages ?? 1} onPage={goToPage} />;
  }
  return (
    <div>
      <ExportRunTable caption={t('Exports')} runs={runs} timeZone={scheme?.timeZone ?? 'UTC'} />
      <Pagination page={page} totalPages={pagination?.totalPages ?? page} onPage={goToPage} />
    </div>
  );
}

/** The history of all exports: who requested what, when, and the outcome. */
export function ExportListPage() {
  return (
    <Page width="window">
      <PageHeading
        above={ABOVE.list}
        lead={t(
          'The files may contain bank accounts, tax file numbers and HIN/SRN. They are encrypted and kept for a week, and each download is recorded.',
        )}
      >
        {t('Exports')}
      </PageHeading>
      <ExportList />
    </Page>
  );
}
