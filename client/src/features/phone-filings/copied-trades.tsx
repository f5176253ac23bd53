import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Caption, Muted, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import type { SchemeQuery } from '../../generated/graphql';
import { transactionTypeLabels } from '../../domain/trade/trade-text';
import { formatQuantity } from '../../lib/amounts';
import { formatDate, formatLongDate } from '../../lib/dates';
import { formatMoney, formatPrice, formatShares, isDecimal } from '../../lib/decimals';
import type { OpenedCopy } from './copy-code';

type CopiedTrades = OpenedCopy['submissionData']['tradeDetails'];

const columns: Column<CopiedTrades['tradeData'][number]>[] = [
  { header: 'Type', cell: ({ transactionType }) => transactionTypeLabels[transactionType], lead: true },
  { header: 'Date', cell: ({ tradeDate }) => formatDate(tradeDate), width: 'fit' },
  { header: 'Shares', cell: ({ quantity }) => formatShares(quantity), align: 'end' },
  { header: 'Price per share', cell: ({ pricePerShare }) => formatPrice(pricePerShare), align: 'end' },
  { header: 'Total', cell: ({ totalAmount }) => formatMoney(totalAmount), align: 'end' },
];

interface CopiedTradesProps {
  trades: CopiedTrades;
  scheme: SchemeQuery['scheme'];
}

/** Opening balance and trades of a copied claim. The trade table of claims needs a session; this one needs none. */
export function CopiedTrades({ trades: { openingBalance, tradeData }, scheme }: CopiedTradesProps) {
  const rows = tradeData.filter(({ transactionType }) => transactionType !== 'OPEN');
  return (
    <Stack>
      <DefinitionList>
        <Definition
          label="Opening balance"
          hint={`Shares held at close of trade ${formatLongDate(scheme.openingBalanceDate)}`}
        >
          {isDecimal(openingBalance.trim()) ? formatShares(openingBalance.trim()) : '0'}
        </Definition>
      </DefinitionList>
      {rows.length === 0 ? (
        <Muted>No purchase or sale was written down.</Muted>
      ) : (
        <>
          <Caption>
            {formatQuantity(rows.length, 'transaction', 'transactions')}, newest first. Amounts in{' '}
            {scheme.currency}.
          </Caption>
          <DataTable
            caption="Your purchases and sales"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </>
      )}
    </Stack>
  );
}
