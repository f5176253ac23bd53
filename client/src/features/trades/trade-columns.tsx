import type { Column } from '../../components/table/data-table';
import type { TransactionType } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { formatMoney, formatPrice, formatShares } from '../../lib/decimals';
import type { Trade } from './shown-trades';

const typeLabels: Record<TransactionType, string> = {
  OPEN: 'Opening balance',
  BUY: 'Buy',
  SELL: 'Sell',
  TRANSFER: 'Transfer',
  TRANSFER_IN: 'Transfer in',
  TRANSFER_OUT: 'Transfer out',
};

/** The columns of the transaction table, spec section 2. */
export const tradeColumns: Column<Trade>[] = [
  { header: 'Transaction Type', cell: (trade) => typeLabels[trade.transactionType], lead: true },
  { header: 'Trade Date', cell: (trade) => formatDate(trade.tradeDate) },
  { header: 'Quantity', cell: (trade) => formatShares(trade.quantity), align: 'end' },
  { header: 'Price Per Share', cell: (trade) => formatPrice(trade.pricePerShare), align: 'end' },
  { header: 'Total Amount Paid', cell: (trade) => formatMoney(trade.totalAmount), align: 'end' },
];
