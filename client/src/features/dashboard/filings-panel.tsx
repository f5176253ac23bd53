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
  { header: 'From', cell: ({ week }) => formatDate(week), lead: true },
  { header: 'Submissions', cell: ({ count }) => formatCount(count), align: 'end' },
];

const submissions = (count: number) => formatQuantity(count, 'submission', 'submissions');

/** Day and month suffice below a bar. */
const tickOf = (week: string) => formatDate(week).slice(0, 6);

/** The Monday of the last week that a point covers. */
function lastWeek({ week, weeks }: Point): string {
  const day = new Date(`${week}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + (weeks - 1) * 7);
  return day.toISOString().slice(0, 10);
}

/** The number of submissions filed over the whole time, as a chart and as a table (LIST-20). */
export function FilingsPanel({ filings }: { filings: readonly Point[] | undefined }) {
  const weeks = filings?.[0]?.weeks ?? 1;
  const title = weeks === 1 ? 'Submissions filed, by week' : `Submissions filed, by ${weeks} weeks`;
  const total = filings?.reduce((sum, { count }) => sum + count, 0);
  const points = filings?.map(({ week, count }) => ({
    tick: tickOf(week),
    label: `${weeks === 1 ? 'Week' : `${weeks} weeks`} from ${formatDate(week)}`,
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
              ? 'None filed yet.'
              : filings &&
                `All ${submissions(total!)}, in weeks of ${formatDate(filings[0]!.week)} to ${formatDate(lastWeek(filings.at(-1)!))}.`}
          </Caption>
        </div>
        <BarChart points={points ?? []} />
        <details>
          <Summary>Show as a table</Summary>
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
