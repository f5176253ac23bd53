import { figureDefinition, figureName, figureValue } from '@rules/court-report/figure-text.js';
import { kindText } from '@rules/court-report/kind-text.js';
import { t } from '@rules/text.js';
import { useParams, useSearchParams } from 'react-router';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState } from '../../components/feedback/states';
import { Caption, Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { DataTable, type Column } from '../../components/table/data-table';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { SideScroll } from '../../components/table/side-scroll';
import { ABOVE, aboveCourtReport } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { useCourtReportItemsQuery, type CourtReportItemRowFragment } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { usePageParam } from '../../lib/use-page-param';
import { CourtReportUnavailable } from './court-report-unavailable';

type Item = CourtReportItemRowFragment;

/** The columns that a list has something for. */
function columnsOf(items: readonly Item[] | undefined, timeZone: string, currency: string): Column<Item>[] {
  const has = (of: (item: Item) => unknown) => items?.some((item) => Boolean(of(item))) ?? false;
  return [
    {
      header: t('Row'),
      lead: true,
      width: 'fit',
      cell: ({ sid, submissionId, place }) =>
        sid === null ? (
          String(place)
        ) : submissionId === null ? (
          sid
        ) : (
          <TextLink to={paths.submissionView(submissionId)}>{sid}</TextLink>
        ),
    },
    { header: t('Kind'), cell: ({ kind }) => kindText(kind) },
    ...(has(({ amount }) => amount)
      ? [
          {
            header: t('Amount'),
            align: 'end' as const,
            cell: ({ amount }: Item) => figureValue({ unit: 'MONEY', value: amount }, currency),
          },
        ]
      : []),
    ...(has(({ what }) => what) ? [{ header: t('What'), cell: ({ what }: Item) => what || '–' }] : []),
    ...(has(({ madeBy }) => madeBy)
      ? [{ header: t('Made by'), cell: ({ madeBy }: Item) => madeBy || '–' }]
      : []),
    ...(has(({ checkedBy }) => checkedBy)
      ? [{ header: t('Decided by'), cell: ({ checkedBy }: Item) => checkedBy || '–' }]
      : []),
    ...(has(({ at }) => at)
      ? [
          {
            header: t('When'),
            cell: ({ at }: Item) => (at === null ? '–' : formatMomentAt(at, timeZone)),
          },
        ]
      : []),
  ];
}

/** The list behind a figure of a court report, as it was at the report's moment (COURT-3). */
export function CourtFigurePage() {
  const { reportId: id = '' } = useParams();
  const [params] = useSearchParams();
  const [page, goToPage] = usePageParam();
  const { scheme } = useScheme();
  const key = params.get('figure') ?? '';
  const { data, previousData, error, refetch } = useCourtReportItemsQuery({
    variables: { id, figure: key, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  if (error && !shown)
    return (
      <Page width="window">
        <CourtReportUnavailable error={error} onRetry={() => void refetch()} />
      </Page>
    );
  const report = shown?.courtReport;
  const figure = report?.figures.find((one) => one.key === key);
  const found = data?.courtReportItems;
  const timeZone = scheme?.timeZone ?? 'UTC';
  return (
    <Page width="window">
      <PageHeading
        above={report ? aboveCourtReport(report) : ABOVE.courtReport}
        here={figure ? figureName(figure) : t('List')}
      >
        {figure ? figureName(figure) : t('List of a report')}
      </PageHeading>
      <Stack>
        {figure && report?.moment && (
          <Muted>
            {t('{meaning}, as of {moment}.', {
              meaning: figureDefinition(figure),
              moment: formatMomentAt(report.moment, timeZone),
            })}
          </Muted>
        )}
        {found && found.pagination.totalItems > 0 && (
          <Caption role="status">
            {t('{rows, plural, one {# row} other {# rows}}', { rows: found.pagination.totalItems })}
          </Caption>
        )}
        {found?.pagination.totalItems === 0 ? (
          <EmptyState title={t('Nothing is behind this figure')}>
            {t('At that moment there was no such row.')}
          </EmptyState>
        ) : found?.items.length === 0 ? (
          <NoSuchPage totalPages={found.pagination.totalPages} onPage={goToPage} />
        ) : (
          <div>
            <SideScroll label={t('Rows')}>
              <DataTable
                caption={t('Rows behind the figure')}
                columns={columnsOf(found?.items, timeZone, scheme?.currency ?? 'AUD')}
                rows={found?.items}
                rowKey={({ place }) => String(place)}
              />
            </SideScroll>
            <Pagination
              page={page}
              totalPages={shown?.courtReportItems.pagination.totalPages ?? page}
              onPage={goToPage}
            />
          </div>
        )}
      </Stack>
    </Page>
  );
}
