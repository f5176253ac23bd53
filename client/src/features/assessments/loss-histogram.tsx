import { currencySign } from '@rules/describe-rules.js';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { BarChart } from '../../components/chart/bar-chart';
import { Caption, SectionTitle, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { paths } from '../../domain/paths';
import type { AssessmentFiguresPartFragment } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatShares } from '../../lib/decimals';
import { exactMoney } from './claim-trace';

type Bucket = AssessmentFiguresPartFragment['histogram'][number];

const TITLE = t('How large are the losses?');
/** The first bucket has the claims without a loss. */
const NO_LOSS = '0';

/** '$10 to below $100'. */
function wordsOf({ from, to }: Bucket, currency: string): string {
  const money = (amount: string) => `${currencySign(currency)}${formatShares(amount)}`;
  if (from === NO_LOSS) return t('No loss');
  if (to === null) return t('{from} and more', { from: money(from) });
  return from === '0.01'
    ? t('Below {to}', { to: money(to) })
    : t('{from} to below {to}', { from: money(from), to: money(to) });
}

/** As short as it must be to fit below a bar: $10K; the letters of a currency would not. */
function tickOf({ from }: Bucket, currency: string): string {
  if (from === NO_LOSS) return '0';
  const sign = currencySign(currency);
  const short = from.replace(/000000$/, 'M').replace(/000$/, 'K');
  return from === '0.01' ? '> 0' : `${sign.length === 1 ? sign : ''}${short}`;
}

function columnsOf({ id, currency }: LossHistogramProps['run']): Column<Bucket>[] {
  return [
    {
      header: t('Loss'),
      lead: true,
      cell: (bucket) => (
        <TextLink
          to={paths.assessedClaims(id, { from: bucket.from, ...(bucket.to && { below: bucket.to }) })}
        >
          {wordsOf(bucket, currency)}
        </TextLink>
      ),
    },
    { header: t('Claims'), align: 'end', width: 'sixth', cell: ({ claims }) => formatCount(claims) },
    {
      header: t('Together'),
      align: 'end',
      width: 'quarter',
      cell: ({ loss }) => exactMoney({ currency })(loss),
    },
  ];
}

interface LossHistogramProps {
  run: { id: string; currency: string };
  histogram: readonly Bucket[];
}

/** The number of claims by the size of their loss, as a chart and as a table whose rows link to the claims. */
export function LossHistogram({ run, histogram }: LossHistogramProps) {
  const last = histogram.findLastIndex(({ claims }) => claims > 0);
  const shown = histogram.slice(0, Math.max(last + 1, 2));
  // Beside the claims without a loss, which are most of them, no other bar could be seen.
  const withLoss = shown.filter(({ from }) => from !== NO_LOSS);
  return (
    <section aria-labelledby="histogram">
      <Stack>
        <div>
          <SectionTitle id="histogram">{TITLE}</SectionTitle>
          <Caption>{t('The bars are the claims with a loss.')}</Caption>
        </div>
        <BarChart
          cutsLongest
          points={withLoss.map((bucket) => ({
            tick: tickOf(bucket, run.currency),
            label: wordsOf(bucket, run.currency),
            value: bucket.claims,
          }))}
        />
        <DataTable
          caption={TITLE}
          columns={columnsOf(run)}
          rows={shown}
          rowKey={({ from }) => from}
          clickable
        />
      </Stack>
    </section>
  );
}
