import { t } from '@rules/text.js';
import type { ClaimTrace } from './claim-trace';
import { TitledTable } from './titled-table';
import { tradeColumns } from './trade-columns';

interface ClaimTradesProps {
  trace: ClaimTrace;
  /** On a page where something else comes first. */
  folded?: boolean;
}

/** The transactions of a claim as of the run. */
export function ClaimTrades({ trace: { trades, tradeCount }, folded = false }: ClaimTradesProps) {
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
      columns={tradeColumns}
      rows={trades}
      rowKey={({ id }) => id}
      none={t('There are no transactions.')}
      folded={
        folded
          ? t('Show {count, plural, one {# transaction} other {# transactions}}', { count: trades.length })
          : undefined
      }
    />
  );
}
