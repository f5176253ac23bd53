import { currencySign } from '@rules/describe-rules.js';
import { t } from '@rules/text.js';
import { transactionTypeLabels } from '@rules/transaction-type-labels.js';
import type { AssessedTracePartFragment, TransactionType } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { formatExactly } from '../../lib/decimals';

export type ClaimTrace = AssessedTracePartFragment;
export type Slice = ClaimTrace['slices'][number];

const SIDES: Record<string, string> = {
  OPENING: t('Opening balance'),
  HELD: t('Held at the end'),
  SHORT: t('Short'),
  POOL: t('All shares held'),
  ALL: t('All'),
};

/** Writes exact amounts of a run with all their decimals, at least two, in the currency of its rules. */
export function exactMoney({ currency }: { currency: string }): (amount: string) => string {
  const sign = currencySign(currency);
  return (amount) => `${sign}${formatExactly(amount, 2)}`;
}

/**
 * Returns the words for one side of a slice: its transaction, as 'Buy 02-Sep-2013', or what there is instead. A
 * transaction that is not listed is called by its id.
 */
export function sideText({ trades }: Pick<ClaimTrace, 'trades'>): (side: string) => string {
  const byId = new Map(
    trades.map(({ id, transactionType, tradeDate }) => [
      id,
      `${transactionTypeLabels[transactionType as TransactionType]} ${formatDate(tradeDate)}`,
    ]),
  );
  return (side) => SIDES[side] ?? byId.get(side) ?? t('Transaction {side}', { side });
}
