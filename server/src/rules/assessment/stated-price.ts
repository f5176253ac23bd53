import type { TransactionTypeValue } from '../trade-values.js';

/** What has no price by its kind: its price of 0 is none that was paid. */
const WITHOUT_PRICE: ReadonlySet<string> = new Set<TransactionTypeValue>([
  'OPEN',
  'TRANSFER',
  'TRANSFER_IN',
  'TRANSFER_OUT',
]);

const isZero = (amount: string) => /^0*(\.0*)?$/.test(amount);

/** Whether a price or total of a transaction was stated, or is 0 since its kind has none (NOTICE-19). @param amount an exact decimal */
export function isStated(transactionType: string, amount: string): boolean {
  return !WITHOUT_PRICE.has(transactionType) || !isZero(amount);
}
