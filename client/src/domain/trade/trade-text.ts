import type { TransactionType } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { formatMoney, formatPrice, formatShares } from '../../lib/decimals';

/** Labels of the transaction types. */
export const transactionTypeLabels: Record<TransactionType, string> = {
  OPEN: 'Opening balance',
  BUY: 'Buy',
  SELL: 'Sell',
  TRANSFER: 'Transfer',
  TRANSFER_IN: 'Transfer in',
  TRANSFER_OUT: 'Transfer out',
};

/** The text of a warning about a date outside the scheme's period; it follows 'Trade Date'. */
export function outsidePeriodText({ tradePeriodStart, tradePeriodEnd }: Record<PeriodEnd, string>): string {
  return `is outside the period ${formatDate(tradePeriodStart)} to ${formatDate(tradePeriodEnd)}`;
}

type PeriodEnd = 'tradePeriodStart' | 'tradePeriodEnd';

interface TradeFacts {
  transactionType: TransactionType;
  tradeDate: string;
  quantity: string;
  pricePerShare: string;
  totalAmount: string;
}

/** One trade in a line: 'Buy 01-Feb-2018: 1,000 shares at 6.1234, total 6,123.46'. */
export function describeTrade(trade: TradeFacts): string {
  const { transactionType, tradeDate, quantity, pricePerShare, totalAmount } = trade;
  return (
    `${transactionTypeLabels[transactionType]} ${formatDate(tradeDate)}: ${formatShares(quantity)} ` +
    `${quantity === '1' ? 'share' : 'shares'} at ${formatPrice(pricePerShare)}, total ${formatMoney(totalAmount)}`
  );
}
