import { chakra } from '@chakra-ui/react/styled-system';
import { BarChart } from '../../components/chart/bar-chart';
import { Caption, Card, Stack, SubsectionTitle } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import type { DashboardQuery } from '../../generated/graphql';
import { formatCount, formatQuantity } from '../../lib/amounts';
import { formatDate } from '../../lib/dates';

const Summary = chakra('summary', {
  base: { color: 'accent', cursor: 'pointer', width: 'fit-content', mb: '2' },
});

type Point = DashboardQuery['dashboard']['filings'][number];

const columns: Column<Point>[] = [
  { header: 'Week from', cell: ({ week }) => formatDate(week), lead: true },
  { header: 'Submissions', cell: ({ count }) => formatCount(count), align: 'end' },
];

const submissions = (count: number) => formatQuantity(count, 'submission', 'submissions');

/** Day and month suffice below a bar. */
const tickOf = (week: string) => formatDate(week).slice(0, 6);

/** The number of submissions filed in each of the last weeks, as a chart and as a table. */
export function FilingsPanel({ filings }: { filings: readonly Point[] | undefined }) {
  const total = filings?.reduce((sum, { count }) => sum + count, 0);
  const points = filings?.map(({ week, count }) => ({
    tick: tickOf(week),
    label: `Week from ${formatDate(week)}`,
    value: count,
  }));
  return (
    <Card aria-labelledby="filings">
      <Stack>
        <div>
          <SubsectionTitle as="h2" id="filings">
            Submissions filed, by week
          </SubsectionTitle>
          <Caption>
            {total === 0
              ? 'None filed yet.'
              : filings &&
                `Weeks of ${formatDate(filings[0]!.week)} to ${formatDate(filings.at(-1)!.week)}: ${submissions(total!)}.`}
          </Caption>
        </div>
        <BarChart points={points ?? []} />
        <details>
          <Summary>Show as a table</Summary>
          <DataTable
            caption="Submissions filed, by week"
            columns={columns}
            rows={filings && [...filings].reverse()}
            rowKey={({ week }) => week}
          />
        </details>
      </Stack>
    </Card>
  );
}
