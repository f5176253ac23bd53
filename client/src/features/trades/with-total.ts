import { workedOutTotal } from '@rules/exact-amounts.js';
import type { TradeTexts } from '@rules/trade-row.js';
import { readAmount } from '@rules/trade-values.js';

/**
 * A changed trade with its total calculated, unless the user typed one. A total counts as calculated when it was empty
 * or equal to quantity × price before the change; it is cleared when it can no longer be calculated. A typed total
 * stays, and is marked when it differs.
 */
export function withTotal<T extends TradeTexts>(before: TradeTexts, after: T): T {
  if (after.totalAmount !== before.totalAmount) return after;
  if (after.quantity === before.quantity && after.pricePerShare === before.pricePerShare) return after;
  const wasWorkedOut = sameAmount(before.totalAmount, workedOutTotal(before.quantity, before.pricePerShare));
  if (after.totalAmount.trim() !== '' && !wasWorkedOut) return after;
  return { ...after, totalAmount: workedOutTotal(after.quantity, after.pricePerShare) ?? '' };
}

function sameAmount(text: string, expected: string | undefined): boolean {
  return expected !== undefined && readAmount(text.trim()) === readAmount(expected);
}
