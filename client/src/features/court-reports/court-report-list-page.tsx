import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Tag } from '../../components/feedback/tag';
import { Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { DataTable, type Column } from '../../components/table/data-table';
import { ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { Allowed } from '../../domain/session/allowed';
import { useCourtReportsQuery, type CourtReportRowFragment } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { REPORT_STATES } from './report-states';
import { StartReportDialog } from './start-report-dialog';

const WORK_MS = 2_000;

const columnsOf = (timeZone: string): Column<CourtReportRowFragment>[] => [
  {
    header: t('Report'),
    lead: true,
    cell: ({ id, number }) => (
      <TextLink to={paths.courtReport(id)}>{t('Report {number}', { number })}</TextLink>
    ),
  },
  {
    header: t('State'),
    cell: ({ state }) => <Tag tone={REPORT_STATES[state].tone}>{REPORT_STATES[state].words}</Tag>,
  },
  {
    header: t('As of'),
    cell: ({ moment }) => (moment === null ? '–' : formatMomentAt(moment, timeZone)),
  },
  { header: t('Made by'), cell: ({ maker }) => maker },
];

/** All court reports, the newest first (COURT-1). */
export function CourtReportListPage() {
  const { data, error, refetch, startPolling, stopPolling } = useCourtReportsQuery({
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const { scheme } = useScheme();
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const [startedId, setStartedId] = useState<string>();
  useEffect(
    function openOnceTheDialogHasGone() {
      if (startedId !== undefined) void navigate(paths.courtReport(startedId));
    },
    [startedId, navigate],
  );
  const open = (id: string) => {
    setStarting(false);
    setStartedId(id);
  };
  const reports = data?.courtReports;
  const isEmpty = reports?.length === 0;
  const isWaiting = reports?.some(({ state }) => state === 'WAITING') ?? false;
  useEffect(
    function pollMeanwhile() {
      if (!isWaiting) return undefined;
      startPolling(WORK_MS);
      return stopPolling;
    },
    [isWaiting, startPolling, stopPolling],
  );
  const start = (
    <Allowed permission={Permission.CourtReportsRun}>
      <Button look="primary" onClick={() => setStarting(true)}>
        {t('Make a report')}
      </Button>
    </Allowed>
  );
  return (
    <Page width="window">
      <PageHeading above={ABOVE.list} actions={reports && !isEmpty && start}>
        {t('Court reports')}
      </PageHeading>
      <Stack gap="wide">
        <Muted>
          {t(
            'A report has the figures that the court asks for, all as of one moment: fund, costs, notices, claims, objections, payments, tax, and every approval with its two people.',
          )}
        </Muted>
        {error && !reports ? (
          <ErrorState
            message={t('The reports could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : isEmpty ? (
          <EmptyState title={t('No court reports yet')} action={start}>
            {t('Figures are there from the start; those of payments follow a published distribution.')}
          </EmptyState>
        ) : (
          <DataTable
            caption={t('Court reports')}
            columns={columnsOf(scheme?.timeZone ?? 'UTC')}
            rows={scheme && reports}
            rowKey={({ id }) => id}
            skeletonRows={3}
            clickable
          />
        )}
      </Stack>
      {isStarting && <StartReportDialog onStarted={open} onClose={() => setStarting(false)} />}
    </Page>
  );
}
