import { t } from '@rules/text.js';
import type { Column } from '../../components/table/data-table';
import { SideScroll } from '../../components/table/side-scroll';
import { formatShares } from '../../lib/decimals';
import { exactMoney, sideText, type ClaimTrace, type Slice } from './claim-trace';
import { basisText } from './result-text';
import { TitledTable } from './titled-table';

type Row = Slice & { key: string };
type Written = (text: string | null) => string;

const shares = (text: string | null) => (text === null ? '–' : formatShares(text));

const rule: Column<Row> = { header: t('Rule'), cell: ({ basis }) => basisText(basis) };
const lossIn = (money: Written): Column<Row> => ({
  header: t('Loss'),
  align: 'end',
  cell: (slice) => money(slice.loss),
});

function lotColumns(side: (name: string) => string, money: Written): Column<Row>[] {
  return [
    { header: t('Acquired'), lead: true, width: 'fit', cell: ({ acquisition }) => side(acquisition) },
    { header: t('What became of it'), width: 'fit', cell: ({ disposal }) => side(disposal) },
    { header: t('Shares'), align: 'end', cell: ({ quantity }) => shares(quantity) },
    {
      header: t('Bands'),
      cell: ({ acquiredBand, disposedBand }) =>
        [acquiredBand, disposedBand].map((band) => band ?? '–').join(' / '),
    },
    rule,
    { header: t('A share'), align: 'end', cell: ({ perShare }) => money(perShare) },
    { header: t('Weight'), align: 'end', cell: ({ weight }) => weight ?? '–' },
    lossIn(money),
  ];
}

function poolColumns(side: (name: string) => string, money: Written): Column<Row>[] {
  return [
    { header: t('What became of it'), lead: true, cell: ({ disposal }) => side(disposal) },
    { header: t('Shares'), align: 'end', cell: ({ quantity }) => shares(quantity) },
    { header: t('Shares in the pool'), align: 'end', cell: ({ poolQuantity }) => shares(poolQuantity) },
    { header: t('The pool carries'), align: 'end', cell: ({ poolExcess }) => money(poolExcess) },
    { header: t('Taken out'), align: 'end', cell: ({ taken }) => money(taken) },
    { header: t('Credited'), align: 'end', cell: ({ credit }) => money(credit) },
    rule,
    lossIn(money),
  ];
}

const netColumns = (money: Written): Column<Row>[] => [
  { header: t('Acquired'), align: 'end', cell: ({ acquired }) => shares(acquired) },
  { header: t('Sold'), align: 'end', cell: ({ disposed }) => shares(disposed) },
  { header: t('Left without a claim'), align: 'end', cell: ({ withoutClaim }) => shares(withoutClaim) },
  { header: t('The acquired carry'), align: 'end', cell: ({ excess }) => money(excess) },
  { header: t('Credited'), align: 'end', cell: ({ credit }) => money(credit) },
  rule,
  lossIn(money),
];

interface ClaimSlicesProps {
  trace: ClaimTrace;
  /** On a page where something else comes first. */
  folded?: boolean;
}

/** The parts that the loss of a claim is the sum of, as they arise (RUN-8). */
export function ClaimSlices({ trace, folded = false }: ClaimSlicesProps) {
  const { matching, slices, sliceCount } = trace;
  const side = sideText(trace);
  const exact = exactMoney(trace);
  const money: Written = (text) => (text === null ? '–' : exact(text));
  const columns =
    matching === 'AVERAGE'
      ? poolColumns(side, money)
      : matching === 'NET'
        ? netColumns(money)
        : lotColumns(side, money);
  return (
    <TitledTable
      title={t('How the loss comes about')}
      lead={
        sliceCount > slices.length
          ? t('The first {slices, number} of {sliceCount, number} parts.', {
              slices: slices.length,
              sliceCount,
            })
          : sliceCount > 0 &&
            t('Each line is a part of the shares that were acquired, and what became of it.')
      }
      columns={columns}
      rows={slices.map((slice, nth) => ({ ...slice, key: String(nth) }))}
      rowKey={({ key }) => key}
      none={t('No loss was worked out for this claim.')}
      around={SideScroll}
      folded={
        folded ? t('Show {parts, plural, one {# part} other {# parts}}', { parts: slices.length }) : undefined
      }
    />
  );
}
