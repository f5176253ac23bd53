import { t } from '@rules/text.js';
import { transactionTypeLabels } from '@rules/transaction-type-labels.js';
import type { TransactionType } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { formatMoney, formatPrice, formatShares } from '../../lib/decimals';
import type { ClaimTrace } from './claim-trace';
import { TitledTable } from './titled-table';

/** The transactions of a claim as of the run. */
export function ClaimTrades({ trace: { trades, tradeCount } }: { trace: ClaimTrace }) {
  return (
    <TitledTable
      title={t('Transactions as of the run')}
      lead={
        tradeCount > trades.length
          ? t('The first {trades, number} of {tradeCount, number} transactions.', {
              trades: trades.length,
              tradeCount,
            })
          : undefined
      }
      columns={[
        {
          header: t('Transaction'),
          lead: true,
          cell: ({ transactionType }) => transactionTypeLabels[transactionType as TransactionType],
        },
        { header: t('Trade date'), width: 'fit', cell: ({ tradeDate }) => formatDate(tradeDate) },
        { header: t('Quantity'), align: 'end', cell: ({ quantity }) => formatShares(quantity) },
        { header: t('Price'), align: 'end', cell: ({ pricePerShare }) => formatPrice(pricePerShare) },
        { header: t('Total'), align: 'end', cell: ({ totalAmount }) => formatMoney(totalAmount) },
      ]}
      rows={trades}
      rowKey={({ id }) => id}
      none={t('There are no transactions.')}
    />
  );
}
