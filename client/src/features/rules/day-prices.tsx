import { t } from '@rules/text.js';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Notice } from '../../components/feedback/notice';
import { Stack } from '../../components/page/layout';
import { Figures } from '../../components/page/figures';
import { DataTable, type Column } from '../../components/table/data-table';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { useDayPricesQuery, type DayPricesQuery } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatDate } from '../../lib/dates';
import { groupedExact } from '../../lib/decimals';
import { usePageParam } from '../../lib/use-page-param';

type DayPrice = DayPricesQuery['dayPrices']['prices'][number];

const columns: Column<DayPrice>[] = [
  { header: t('Day'), lead: true, width: 'fit', cell: ({ day }) => formatDate(day) },
  { header: t('Low'), align: 'end', width: 'fit', cell: ({ low }) => groupedExact(low) },
  { header: t('High'), align: 'end', width: 'fit', cell: ({ high }) => groupedExact(high) },
];

/** The market's prices by day, and the trading days that have none (RULES-18). */
export function DayPrices() {
  const [page, goToPage] = usePageParam();
  const { data, previousData, error, refetch } = useDayPricesQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.dayPrices;
  if (error && !shown)
    return (
      <ErrorState
        message={t('The day prices could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (shown?.count === 0)
    return (
      <EmptyState title={t('No day prices yet')}>
        {t(
          'Import a file with the columns date, low and high. Until then the price range of the rules is used instead.',
        )}
      </EmptyState>
    );
  if (data?.dayPrices.prices.length === 0)
    return <NoSuchPage totalPages={data.dayPrices.pagination.totalPages} onPage={goToPage} />;
  return (
    <Stack gap="wide">
      <Figures
        figures={[
          { name: t('Days'), value: shown ? formatCount(shown.count) : '–' },
          { name: t('From'), value: shown?.from ? formatDate(shown.from) : '–' },
          { name: t('To'), value: shown?.to ? formatDate(shown.to) : '–' },
        ]}
      />
      {shown && shown.missing > 0 && <Missing {...shown} />}
      <Stack>
        <DataTable
          caption={t('Day prices, the newest day first')}
          columns={columns}
          rows={shown?.prices}
          rowKey={({ day }) => day}
        />
        <Pagination page={page} totalPages={shown?.pagination.totalPages ?? page} onPage={goToPage} />
      </Stack>
    </Stack>
  );
}

function Missing({ missing, firstMissing }: Pick<DayPricesQuery['dayPrices'], 'missing' | 'firstMissing'>) {
  const more = missing - firstMissing.length;
  return (
    <Notice
      tone="needs"
      title={t('{missing, plural, one {# trading day has no price} other {# trading days have no price}}', {
        missing,
      })}
    >
      {firstMissing.map(formatDate).join(', ')}
      {t(
        '{hasMore, select, true {, and {more, number} more} other {}}. On these days the price range of the rules is used instead. A day without trading belongs among the holidays or halts of the rules.',
        { hasMore: String(more > 0), more },
      )}
    </Notice>
  );
}
