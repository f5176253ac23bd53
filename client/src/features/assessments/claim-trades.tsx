import { transactionTypeLabels } from '../../domain/trade/trade-text';
import type { TransactionType } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatDate } from '../../lib/dates';
import { formatMoney, formatPrice, formatShares } from '../../lib/decimals';
import type { ClaimTrace } from './claim-trace';
import { TitledTable } from './titled-table';

/** The transactions of a claim as of the run. */
export function ClaimTrades({ trace: { trades, tradeCount } }: { trace: ClaimTrace }) {
  return (
    <TitledTable
      title="Transactions as of the run"
      lead={
        tradeCount > trades.length
          ? `The first ${formatCount(trades.length)} of ${formatCount(tradeCount)} transactions.`
          : undefined
      }
      columns={[
        {
          header: 'Transaction',
          lead: true,
          cell: ({ transactionType }) => transactionTypeLabels[transactionType as TransactionType],
        },
        { header: 'Trade date', width: 'fit', cell: ({ tradeDate }) => formatDate(tradeDate) },
        { header: 'Quantity', align: 'end', cell: ({ quantity }) => formatShares(quantity) },
        { header: 'Price', align: 'end', cell: ({ pricePerShare }) => formatPrice(pricePerShare) },
        { header: 'Total', align: 'end', cell: ({ totalAmount }) => formatMoney(totalAmount) },
      ]}
      rows={trades}
      rowKey={({ id }) => id}
      none="There are no transactions."
    />
  );
}
