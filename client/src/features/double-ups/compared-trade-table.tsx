import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Tag } from '../../components/feedback/tag';
import { Caption, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { WideTable } from '../../components/table/wide-table';
import { formatCount } from '../../lib/amounts';
import { formatDate } from '../../lib/dates';
import { formatExactly, formatShares } from '../../lib/decimals';
import { transactionTypeLabels } from '@rules/transaction-type-labels.js';
import type { ComparedTrade } from './compared-trades';

const ROWS_AT_FIRST = 200;
const ROWS_MORE = 1_000;

const Absent = chakra('span', { base: { color: 'muted' } });

const columns: Column<ComparedTrade>[] = [
  {
    header: t('Transaction Type'),
    cell: ({ transactionType }) => transactionTypeLabels[transactionType],
    lead: true,
  },
  { header: t('Trade Date'), cell: ({ tradeDate }) => formatDate(tradeDate), width: 'fit' },
  { header: t('Quantity'), cell: ({ quantity }) => formatShares(quantity), align: 'end' },
  {
    header: t('Price Per Share'),
    cell: ({ pricePerShare }) => formatExactly(pricePerShare, 4),
    align: 'end',
  },
  { header: t('Total Amount Paid'), cell: ({ totalAmount }) => formatExactly(totalAmount, 2), align: 'end' },
  {
    header: t('Result'),
    cell: ({ of }) =>
      of === 'both' ? (
        <Absent>{t('In both')}</Absent>
      ) : (
        <Tag tone="needs">
          {t('Only in {isValue, select, true {A} other {B}}', { isValue: String(of === 'first') })}
        </Tag>
      ),
  },
];

interface ComparedTradeTableProps {
  trades: readonly ComparedTrade[];
  /** Hides trades that both claims have. */
  onlyDifferent: boolean;
  /** The names of the two claims: A (SID …) and B (SID …). */
  names: readonly [string, string];
}

/** The trades of two claims in one list: those of both, and those of one only. On a phone each is a card. */
export function ComparedTradeTable({ trades, onlyDifferent, names }: ComparedTradeTableProps) {
  const [drawn, setDrawn] = useState(ROWS_AT_FIRST);
  const countOf = (of: ComparedTrade['of']) => formatCount(trades.filter((trade) => trade.of === of).length);
  const rows = onlyDifferent ? trades.filter(({ of }) => of !== 'both') : trades;
  const left = rows.length - drawn;
  if (rows.length === 0) return null;
  return (
    <Stack gap="tight">
      <SubsectionTitle>{t('Trades')}</SubsectionTitle>
      <Caption>
        {t(
          '{both} in both, {onlyFirst} only in {first}, {onlySecond} only in {second}. Newest first; trades are matched when type, date, quantity, price and total are equal.',
          {
            both: countOf('both'),
            onlyFirst: countOf('first'),
            first: names[0],
            onlySecond: countOf('second'),
            second: names[1],
          },
        )}
      </Caption>
      <WideTable>
        <DataTable
          caption={t('Trades of both claims')}
          columns={columns}
          rows={rows.slice(0, drawn)}
          rowKey={({ key }) => key}
        />
      </WideTable>
      {left > 0 && (
        <Inline>
          <Button onClick={() => setDrawn(drawn + ROWS_MORE)}>
            {t('Show {min, number} more', { min: Math.min(ROWS_MORE, left) })}
          </Button>
          <Caption role="status">
            {t('{drawn, number} of {rows, number} trades are shown.', { drawn, rows: rows.length })}
          </Caption>
        </Inline>
      )}
    </Stack>
  );
}
