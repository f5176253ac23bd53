import { t } from '@rules/text.js';
import type { Column } from '../../components/table/data-table';
import type { TradeType, TransactionType } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { formatMoney, formatShares } from '../../lib/decimals';
import { transactionTypeLabels } from '@rules/transaction-type-labels.js';
import { tradeTypeLabels } from './registration-text';

/** The displayed fields of a trade row. */
interface ShownTrade {
  transactionType: string;
  tradeDate: string;
  quantity: string;
  totalAmount: string;
  tradeType: string;
}

const typeOf = ({ transactionType }: ShownTrade) => transactionTypeLabels[transactionType as TransactionType];

/** The columns of an older registration's trades: dates as dd-MMM-yyyy, totals to two decimals. */
export function tradeColumns<Row extends ShownTrade>(): Column<Row>[] {
  return [
    { header: t('Transaction Type'), cell: typeOf, lead: true },
    { header: t('Trade Date'), cell: ({ tradeDate }) => formatDate(tradeDate) },
    { header: t('Quantity'), cell: ({ quantity }) => formatShares(quantity), align: 'end' },
    { header: t('Total Amount'), cell: ({ totalAmount }) => formatMoney(totalAmount), align: 'end' },
    { header: t('Trade Type'), cell: ({ tradeType }) => tradeTypeLabels[tradeType as TradeType] },
  ];
}

/** A trade row in full: 'Buy 01-Mar-2018, 100 shares, total 612.00, On market'. */
export function describeRegistrationTrade(trade: ShownTrade): string {
  const kind = tradeTypeLabels[trade.tradeType as TradeType];
  return t('{tradeText}, total {totalAmount}, {kind}', {
    tradeText: tradeText(trade),
    totalAmount: formatMoney(trade.totalAmount),
    kind,
  });
}

/** A trade row in short: 'Buy 01-Mar-2018, 100 shares'. */
export function tradeText(trade: ShownTrade): string {
  return t('{typeOf} {tradeDate}, {quantity} shares', {
    typeOf: typeOf(trade),
    tradeDate: formatDate(trade.tradeDate),
    quantity: formatShares(trade.quantity),
  });
}
