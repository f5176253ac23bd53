import { t } from '@rules/text.js';
import { transactionTypeLabels } from '@rules/transaction-type-labels.js';
import type { TransactionType } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { formatMoney, formatPrice, formatShares } from '../../lib/decimals';

/** The text of a warning about a date outside the scheme's period; it follows 'Trade Date'. */
export function outsidePeriodText({ tradePeriodStart, tradePeriodEnd }: Record<PeriodEnd, string>): string {
  return t('is outside the period {tradePeriodStart} to {tradePeriodEnd}', {
    tradePeriodStart: formatDate(tradePeriodStart),
    tradePeriodEnd: formatDate(tradePeriodEnd),
  });
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
  return t(
    '{transactionType} {tradeDate}: {quantity} {isQuantity, select, true {share} other {shares}} at {pricePerShare}, total {totalAmount}',
    {
      transactionType: transactionTypeLabels[transactionType],
      tradeDate: formatDate(tradeDate),
      quantity: formatShares(quantity),
      isQuantity: String(quantity === '1'),
      pricePerShare: formatPrice(pricePerShare),
      totalAmount: formatMoney(totalAmount),
    },
  );
}
