import { type DecimalMark, markOfForm } from './number-forms.js';
import { readAmount } from './trade-values.js';

/** The numbers of a trade as texts. */
export interface TradeNumbers {
  quantity: string;
  pricePerShare: string;
  totalAmount: string;
}

const FIELDS = ['quantity', 'pricePerShare', 'totalAmount'] as const;
/**
 * The numbers that may be meant with the other decimal mark: one alone, then two together; all three would be another
 * number format.
 */
const CHOICES: readonly (readonly number[])[] = [[0], [1], [2], [0, 1], [0, 2], [1, 2]];
/** Fees and discounts change a total, but by less than this factor. */
const NEARLY = 2;
const THOUSANDFOLD = 1000 / NEARLY;

/**
 * Finds a number of a row that was read a thousand times too large or too small: quantity × price is far from the total
 * as read, and approximately the total when that number, perhaps with another, is read with the other decimal mark.
 * Undefined if there is no such evidence.
 * @param row the texts as written
 * @param read the values as read, plain decimals
 * @param mark the decimal mark they were read with
 */
export function misreadThousands(
  row: TradeNumbers,
  read: TradeNumbers,
  mark: DecimalMark,
): keyof TradeNumbers | undefined {
  if (!hasThreeLast(row.quantity) && !hasThreeLast(row.pricePerShare) && !hasThreeLast(row.totalAmount))
    return undefined;
  const values = FIELDS.map((field) => Number(read[field]));
  if (!(offBy(values) >= THOUSANDFOLD)) return undefined;
  const other = mark === 'point' ? 'comma' : 'point';
  const open = FIELDS.map((field) => markOfForm(row[field]) === 'open');
  const otherwise = FIELDS.map((field) => Number(readAmount(row[field], other) ?? 0));
  const chosen = CHOICES.find(
    (choice) =>
      choice.every((at) => open[at]) &&
      offBy(values.map((value, at) => (choice.includes(at) ? otherwise[at]! : value))) < NEARLY,
  );
  return chosen && FIELDS[chosen[0]!];
}

/** A fast check that is true for every ambiguous text: a separator precedes its last three digits. */
function hasThreeLast(text: string): boolean {
  const code = text.charCodeAt(text.length - 4);
  return code === 46 || code === 44;
}

/** The factor between quantity × price and the total, at least 1; NaN if one of them is missing or 0. */
function offBy([quantity = 0, price = 0, total = 0]: readonly number[]): number {
  if (quantity === 0 || price === 0 || total === 0) return NaN;
  const ratio = (quantity * price) / total;
  return Math.max(ratio, 1 / ratio);
}
