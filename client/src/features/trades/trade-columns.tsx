import type { TradeWarning, TradeWarnings } from '@rules/trade-warnings.js';
import type { Column } from '../../components/table/data-table';
import type { TransactionType } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { formatMoney, formatPrice, formatShares } from '../../lib/decimals';
import type { Trade } from './shown-trades';
import { Marked } from './trade-mark';

const typeLabels: Record<TransactionType, string> = {
  OPEN: 'Opening balance',
  BUY: 'Buy',
  SELL: 'Sell',
  TRANSFER: 'Transfer',
  TRANSFER_IN: 'Transfer in',
  TRANSFER_OUT: 'Transfer out',
};

const markWords: Record<TradeWarning, string> = {
  OUTSIDE_PERIOD: 'Outside the period',
  TOTAL_DIFFERS: 'Total is not quantity × price',
};

/** The columns of the transaction table, spec section 2; what is unusual is marked in the cell it is about. */
export function tradeColumns({ ofTrades }: TradeWarnings): Column<Trade>[] {
  const markOf = ({ id }: Trade, warning: TradeWarning) =>
    ofTrades.get(id)?.includes(warning) ? markWords[warning] : undefined;
  return [
    { header: 'Transaction Type', cell: (trade) => typeLabels[trade.transactionType], lead: true },
    {
      header: 'Trade Date',
      cell: (trade) => <Marked mark={markOf(trade, 'OUTSIDE_PERIOD')}>{formatDate(trade.tradeDate)}</Marked>,
    },
    { header: 'Quantity', cell: (trade) => formatShares(trade.quantity), align: 'end' },
    { header: 'Price Per Share', cell: (trade) => formatPrice(trade.pricePerShare), align: 'end' },
    {
      header: 'Total Amount Paid',
      cell: (trade) => (
        <Marked mark={markOf(trade, 'TOTAL_DIFFERS')}>{formatMoney(trade.totalAmount)}</Marked>
      ),
      align: 'end',
    },
  ];
}
