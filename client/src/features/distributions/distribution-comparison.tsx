import { t } from '@rules/text.js';
import { useState, type ReactNode } from 'react';
import { Chip } from '../../components/actions/chip';
import { TextLink } from '../../components/actions/text-link';
import { BarChart } from '../../components/chart/bar-chart';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { ErrorState } from '../../components/feedback/states';
import { Figures } from '../../components/page/figures';
import { Caption, Inline, Muted, SectionTitle, Stack, SubsectionTitle } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { paths } from '../../domain/paths';
import {
  useDistributionDifferenceQuery,
  type DistributionDetailsFragment,
  type DistributionDifferenceQuery,
} from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMoney, formatShares } from '../../lib/decimals';
import { errorCode, errorMessage } from '../../lib/error-message';
import { CourtStatement } from './court-statement';

type Difference = DistributionDifferenceQuery['distributionDifference'];
type Bucket = Difference['histogram'][number];
type Change = Difference['largestGains'][number];

const dollars = (amount: string) => `$${formatMoney(amount)}`;

/** The bar of the claims that get the same. */
const SAME = '0';

/** '$10 to below $100 more', 'less than $10 less'. */
function wordsOf({ from, to }: Bucket): string {
  if (from === SAME) return t('The same');
  if (from === null) return t('More than $1,000 less');
  if (to === null) return t('${from} and more', { from: formatShares(from) });
  if (from === '0.01') return t('Up to ${to} more', { to: formatShares(to) });
  if (to === SAME) return t('1 cent less');
  return from.startsWith('-')
    ? t('${less} to ${more} less', { less: formatShares(to.slice(1)), more: formatShares(from.slice(1)) })
    : t('${from} to ${to} more', { from: formatShares(from), to: formatShares(to) });
}

function tickOf({ from, to }: Bucket): string {
  if (from === SAME) return '0';
  return from === null ? `< ${formatShares(to ?? '')}` : formatShares(from);
}

interface DistributionComparisonProps {
  /** The distribution that the other one is a copy of. */
  id: string;
  number: number;
  copy: DistributionDetailsFragment;
}

/**
 * What a copy changes for the claims: who gains, who loses, and by how much, before or after tax (DIST-8, TAX-5), and by what
 * (DIST-9).
 */
export function DistributionComparison({ id, number, copy }: DistributionComparisonProps) {
  const [afterTax, setAfterTax] = useState(false);
  const { data, previousData, error, refetch } = useDistributionDifferenceQuery({
    variables: { id, otherId: copy.id, afterTax },
    fetchPolicy: 'cache-and-network',
  });
  // The chip that was pressed stays where it is while the other figures load.
  const difference = (data ?? (error ? undefined : previousData))?.distributionDifference;
  return (
    <section aria-labelledby="compared">
      <Stack>
        <SectionTitle id="compared">{t('Compared with distribution {number}', { number })}</SectionTitle>
        {difference ? (
          <>
            <Inline role="group" aria-label={t('What is compared')}>
              <Chip pressed={afterTax} onToggle={() => setAfterTax(!afterTax)}>
                {t('Compare after tax')}
              </Chip>
            </Inline>
            <Compared difference={difference} afterTax={afterTax}>
              <CourtStatement originalId={id} copy={copy} />
            </Compared>
          </>
        ) : error && errorCode(error) === 'CONFLICT' ? (
          <Muted>{errorMessage(error)}</Muted>
        ) : error ? (
          <ErrorState
            message={t('The comparison could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonLines count={6} />
        )}
      </Stack>
    </section>
  );
}

const BUCKET_COLUMNS: Column<Bucket>[] = [
  { header: t('Change of the payment'), lead: true, cell: wordsOf },
  { header: t('Claims'), align: 'end', width: 'quarter', cell: ({ claims }) => formatCount(claims) },
];

interface ComparedProps {
  difference: Difference;
  afterTax: boolean;
  /** Above the lists of claims. */
  children: ReactNode;
}

function Compared({ difference, afterTax, children }: ComparedProps) {
  const { histogram, largestGains, largestLosses } = difference;
  // Beside the claims that get the same, which may be most of them, no other bar could be seen.
  const changed = histogram.filter(({ from }) => from !== SAME);
  return (
    <>
      <Figures
        figures={[
          { name: t('Claims that get more'), value: formatCount(difference.gaining) },
          { name: t('More, together'), value: dollars(difference.gained) },
          { name: t('Claims that get less'), value: formatCount(difference.losing) },
          { name: t('Less, together'), value: dollars(difference.lost) },
          { name: t('Claims that get the same'), value: formatCount(difference.unchanged) },
          { name: t('Newly below the minimum'), value: formatCount(difference.falling) },
          { name: t('No longer below it'), value: formatCount(difference.rising) },
        ]}
      />
      <Figures
        figures={[
          { name: t('Tax withheld in the original'), value: dollars(difference.withheldBefore) },
          { name: t('Tax withheld in this copy'), value: dollars(difference.withheldAfter) },
        ]}
      />
      <Caption>
        {afterTax
          ? t(
              'The bars are the claims that are paid out more or less after tax, from much less to much more.',
            )
          : t('The bars are the claims whose payment changes, from much less to much more.')}
      </Caption>
      <BarChart
        points={changed.map((bucket) => ({
          tick: tickOf(bucket),
          label: wordsOf(bucket),
          value: bucket.claims,
        }))}
      />
      <DataTable
        caption={t('Change of the payment')}
        columns={BUCKET_COLUMNS}
        rows={histogram}
        rowKey={wordsOf}
      />
      {children}
      <Changes title={t('Who gains most')} changes={largestGains} />
      <Changes title={t('Who loses most')} changes={largestLosses} />
    </>
  );
}

const CHANGE_COLUMNS: Column<Change>[] = [
  {
    header: t('SID'),
    lead: true,
    cell: ({ sid, submissionId }) => <TextLink to={paths.submissionView(submissionId)}>{sid}</TextLink>,
  },
  { header: t('Original'), align: 'end', width: 'third', cell: ({ before }) => dollars(before) },
  { header: t('This copy'), align: 'end', width: 'third', cell: ({ after }) => dollars(after) },
];

function Changes({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <Stack>
      <SubsectionTitle>{title}</SubsectionTitle>
      <DataTable
        caption={title}
        columns={CHANGE_COLUMNS}
        rows={changes}
        rowKey={({ submissionId }) => submissionId}
        clickable
      />
    </Stack>
  );
}
