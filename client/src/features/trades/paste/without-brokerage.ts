import { workedOutTotal } from '@rules/exact-amounts.js';
import type { DecimalMark } from '@rules/number-forms.js';
import { t } from '@rules/text.js';
import type { TradeTexts } from '@rules/trade-row.js';
import { readAmount } from '@rules/trade-values.js';
import { readPlainNumber } from './cell-numbers';

/** The one rule for the totals of all brokers (TRADE-31), for the user. */
export const WITHOUT_BROKERAGE = t(
  'Total Amount Paid is quantity × price, without brokerage and other fees.',
);

const FEE_NAME = /brokerage|commission|\b(?:comm|fees?|charges?|gst)\b/i;
/** Names of totals that include fees. */
const NET_NAME = /\b(?:net|settlement|incl?|including|inclusive|after|less|plus)\b/i;
/** Rounding of a cent, with room for the float. */
const A_CENT = 0.011;

/** The columns of a table that are not read and hold a trade's fees. */
export function feeColumnsOf(
  header: readonly string[] | undefined,
  columns: readonly (string | null)[],
): number[] {
  return (header ?? []).flatMap((name, column) => (!columns[column] && FEE_NAME.test(name) ? [column] : []));
}

/** Whether a column of totals says that they include fees: 'Net Amount', 'Total incl. brokerage'. */
export function saysNet(name: string | undefined): boolean {
  return name !== undefined && NET_NAME.test(name.replace(/([a-z])([A-Z])/g, '$1 $2'));
}

/**
 * The total of a purchase or sale without its fees, when the statement's total includes them: its column says so, or
 * the difference from quantity × price is what a column of fees holds. Undefined when it does not.
 */
export function totalWithoutFees(
  row: TradeTexts,
  { fees, isNet, mark }: { fees: readonly string[]; isNet: boolean; mark: DecimalMark | undefined },
): string | undefined {
  const worth = workedOutTotal(row.quantity, row.pricePerShare);
  const paid = readAmount(row.totalAmount.trim());
  if (worth === undefined || paid === undefined) return undefined;
  const more = Number(paid) - Number(worth);
  const gap = row.transactionType === 'BUY' ? more : row.transactionType === 'SELL' ? -more : 0;
  // Fees are never half of a trade: such a total is a mistake, which stays for the user to see.
  if (gap <= 0 || gap > Number(worth) / 2) return undefined;
  const amounts = fees.map((fee) => Number(readPlainNumber(fee, mark)?.digits ?? 0));
  const sum = amounts.reduce((one, other) => one + other, 0);
  const isFee = [...amounts, sum].some((fee) => fee > 0 && Math.abs(fee - gap) < A_CENT);
  return isNet || isFee ? worth : undefined;
}
