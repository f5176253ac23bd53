import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { useParams, useSearchParams } from 'react-router';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { PlainSelect } from '../../components/form/plain-fields';
import { DownloadIcon } from '../../components/icons';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Inline, Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { useTicket } from '../../domain/files/use-ticket';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import {
  useCourtReportQuery,
  useCourtReportsQuery,
  type CourtReportDetailsFragment,
} from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMomentAt } from '../../lib/dates';
import { CourtFigures } from './court-figures';
import { CourtReportUnavailable } from './court-report-unavailable';
import { useCourtReport } from './use-court-report';

const WITH = 'with';
const Narrow = chakra('div', { base: { maxWidth: 'field.medium' } });
const Hash = chakra('code', { base: { overflowWrap: 'anywhere' } });

/** One court report: its figures, its files, and another report beside it (COURT-2, COURT-5, COURT-7). */
export function CourtReportPage() {
  const { reportId = '' } = useParams();
  const { scheme } = useScheme();
  const { report, error, refetch } = useCourtReport(reportId);
  if (!report || !scheme)
    return (
      <Page width="claim">
        {error && !report ? (
          <CourtReportUnavailable error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines count={12} />
        )}
      </Page>
    );
  const { number, state, message } = report;
  return (
    <Page width="claim">
      <PageHeading
        above={ABOVE.courtReport}
        here={t('Report {number}', { number })}
        actions={state === 'MADE' && <Files report={report} />}
      >
        {t('Report to the court {number}', { number })}
      </PageHeading>
      {state === 'MADE' ? (
        <Made key={report.id} report={report} timeZone={scheme.timeZone} />
      ) : state === 'FAILED' ? (
        <Notice tone="error">{message}</Notice>
      ) : (
        <Notice tone="plain" role="status">
          {message ?? t('The report is being made. This page shows it as soon as it is there.')}
        </Notice>
      )}
    </Page>
  );
}

function Files({ report: { id, number } }: { report: CourtReportDetailsFragment }) {
  const pdf = useTicket('COURT_REPORT_PDF', id);
  const csv = useTicket('COURT_REPORT_CSV', id);
  return (
    <Inline>
      <Button pending={pdf.loading} onClick={() => void pdf.download(`court-report-${number}.pdf`)}>
        <DownloadIcon />
        {t('PDF')}
      </Button>
      <Button pending={csv.loading} onClick={() => void csv.download(`court-report-${number}.csv`)}>
        <DownloadIcon />
        {t('Annexure (CSV)')}
      </Button>
    </Inline>
  );
}

function Made({ report, timeZone }: { report: CourtReportDetailsFragment; timeZone: string }) {
  const [params, setParams] = useSearchParams();
  const chosen = params.get(WITH) ?? '';
  const { data: list } = useCourtReportsQuery({ fetchPolicy: 'cache-and-network' });
  const others = (list?.courtReports ?? []).filter(({ id, state }) => id !== report.id && state === 'MADE');
  const isKnown = others.some(({ id }) => id === chosen);
  const { data } = useCourtReportQuery({ variables: { id: chosen }, skip: !isKnown });
  const other = isKnown && data?.courtReport.id === chosen ? data.courtReport : undefined;
  const isUnpublished = !report.figures.some(({ distribution }) => distribution !== null);
  return (
    <Stack gap="open">
      <DefinitionList>
        <Definition label={t('As of')}>{formatMomentAt(report.moment!, timeZone)}</Definition>
        <Definition label={t('Made by')}>{report.maker}</Definition>
        {report.membersNotified !== null && (
          <Definition label={t('Group members notified')}>{formatCount(report.membersNotified)}</Definition>
        )}
        <Definition label={t('Snapshot')}>{report.snapshot}</Definition>
        <Definition label={t('SHA-256 of the PDF')}>
          <Hash>{report.pdfSha256}</Hash>
        </Definition>
        <Definition label={t('SHA-256 of the annexure')}>
          <Hash>{report.csvSha256}</Hash>
        </Definition>
      </DefinitionList>
      {isUnpublished && (
        <Muted>
          {t('No distribution was published at that moment, so the figures of the fund are not there yet.')}
        </Muted>
      )}
      {others.length > 0 && (
        <Narrow>
          <PlainSelect
            id={WITH}
            label={t('Compare with')}
            value={isKnown ? chosen : ''}
            options={[
              ['', t('No other report')],
              ...others.map(
                ({ id, number, moment }) =>
                  [
                    id,
                    t('Report {number}, {moment}', { number, moment: formatMomentAt(moment!, timeZone) }),
                  ] as const,
              ),
            ]}
            onChange={(id) =>
              setParams(id === '' ? {} : { [WITH]: id }, { replace: true, preventScrollReset: true })
            }
          />
        </Narrow>
      )}
      <CourtFigures report={report} other={other} />
    </Stack>
  );
}
