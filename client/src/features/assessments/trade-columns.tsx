import { isStated } from '@rules/assessment/stated-price.js';
import { t } from '@rules/text.js';
import { transactionTypeLabels } from '@rules/transaction-type-labels.js';
import type { Column } from '../../components/table/data-table';
import type { AssessedTradePartFragment, TransactionType } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { formatMoney, formatPrice, formatShares } from '../../lib/decimals';

type Row = AssessedTradePartFragment;

const amount = (write: (amount: string) => string, { transactionType }: Row, stated: string) =>
  isStated(transactionType, stated) ? write(stated) : '–';

/** The columns of the transactions that a claim was assessed by. */
export const tradeColumns: Column<Row>[] = [
  {
    header: t('Transaction'),
    lead: true,
    cell: ({ transactionType }) => transactionTypeLabels[transactionType as TransactionType],
  },
  { header: t('Trade date'), width: 'fit', cell: ({ tradeDate }) => formatDate(tradeDate) },
  { header: t('Quantity'), align: 'end', cell: ({ quantity }) => formatShares(quantity) },
  { header: t('Price'), align: 'end', cell: (trade) => amount(formatPrice, trade, trade.pricePerShare) },
  { header: t('Total'), align: 'end', cell: (trade) => amount(formatMoney, trade, trade.totalAmount) },
];
