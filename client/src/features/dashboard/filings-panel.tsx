import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { BarChart } from '../../components/chart/bar-chart';
import { Caption, Card, Stack, SubsectionTitle } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import type { DashboardQuery } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatDate } from '../../lib/dates';

const Summary = chakra('summary', {
  base: { color: 'accent', cursor: 'pointer', width: 'fit-content', mb: '2' },
});

type Point = DashboardQuery['dashboard']['filings'][number];

const columns: Column<Point>[] = [
  { header: t('From'), cell: ({ week }) => formatDate(week), lead: true },
  { header: t('Submissions'), cell: ({ count }) => formatCount(count), align: 'end' },
];

const submissions = (count: number) =>
  t('{count, plural, one {# submission} other {# submissions}}', { count });

/** Below a bar day and month suffice, and month and year where there are several years. */
const tickOf = (week: string, isLong: boolean) =>
  isLong ? formatDate(week).slice(3) : formatDate(week).slice(0, 6);

/** The Monday of the last week that a point covers. */
function lastWeek({ week, weeks }: Point): string {
  const day = new Date(`${week}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + (weeks - 1) * 7);
  return day.toISOString().slice(0, 10);
}

/** The number of submissions filed over the whole time, as a chart and as a table (LIST-20). */
export function FilingsPanel({ filings }: { filings: readonly Point[] | undefined }) {
  const weeks = filings?.[0]?.weeks ?? 1;
  const title = t(
    '{weeks, plural, one {Submissions filed, by week} other {Submissions filed, by {weeks} weeks}}',
    { weeks },
  );
  const total = filings?.reduce((sum, { count }) => sum + count, 0);
  const isLong = filings?.[0]?.week.slice(0, 4) !== filings?.at(-1)?.week.slice(0, 4);
  const points = filings?.map(({ week, count }) => ({
    tick: tickOf(week, isLong),
    label: t('{weeks, plural, one {Week} other {{weeks} weeks}} from {week}', {
      weeks,
      week: formatDate(week),
    }),
    value: count,
  }));
  return (
    <Card aria-labelledby="filings">
      <Stack>
        <div>
          <SubsectionTitle as="h2" id="filings">
            {title}
          </SubsectionTitle>
          <Caption>
            {total === 0
              ? t('None filed yet.')
              : filings &&
                t('All {submissions}, in weeks of {week} to {lastWeek}.', {
                  submissions: submissions(total!),
                  week: formatDate(filings[0]!.week),
                  lastWeek: formatDate(lastWeek(filings.at(-1)!)),
                })}
          </Caption>
        </div>
        <BarChart points={points ?? []} cutsLongest />
        <details>
          <Summary>{t('Show as a table')}</Summary>
          <DataTable
            caption={title}
            columns={columns}
            rows={filings && [...filings].reverse()}
            rowKey={({ week }) => week}
          />
        </details>
      </Stack>
    </Card>
  );
}
