import { type DecimalMark, markOfForm } from './number-forms.js';
import { readAmount } from './trade-values.js';

/** The numbers of a trade as texts. */
export interface TradeNumbers {
  quantity: string;
  pricePerShare: string;
  totalAmount: string;
}

const FIELDS = ['quantity', 'pricePerShare', 'totalAmount'] as const;
/** Which of them may be meant with the other mark: one alone before two together; three are another notation. */
const CHOICES: readonly (readonly number[])[] = [[0], [1], [2], [0, 1], [0, 2], [1, 2]];
/** Fees and discounts make a total differ, by less than its half or double. */
const NEARLY = 2;
const THOUSANDFOLD = 1000 / NEARLY;

/**
 * The number of a row that is read a thousandfold or a thousandth of what the row itself says: quantity × price is far from
 * the total as they are read, and about the total when that number, perhaps with another, is read with the other mark.
 * Undefined where nothing says so.
 * @param row the texts as they are written
 * @param read what they are read as, plain decimals
 * @param mark what they are read with
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

/** True, at the least cost, for every text that may be open: a mark is before its last three digits. */
function hasThreeLast(text: string): boolean {
  const code = text.charCodeAt(text.length - 4);
  return code === 46 || code === 44;
}

/** How many times the total quantity × price is, or the total it; NaN where one of them is missing or 0. */
function offBy([quantity = 0, price = 0, total = 0]: readonly number[]): number {
  if (quantity === 0 || price === 0 || total === 0) return NaN;
  const ratio = (quantity * price) / total;
  return Math.max(ratio, 1 / ratio);
}
