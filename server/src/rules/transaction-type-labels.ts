import { t } from './text.js';
import type { TransactionTypeValue } from './trade-values.js';

/** Labels of the transaction types. */
export const transactionTypeLabels: Record<TransactionTypeValue, string> = {
  OPEN: t('Opening balance'),
  BUY: t('Buy'),
  SELL: t('Sell'),
  TRANSFER: t('Transfer'),
  TRANSFER_IN: t('Transfer in'),
  TRANSFER_OUT: t('Transfer out'),
};
