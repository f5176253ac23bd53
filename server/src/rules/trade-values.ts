import { type DayOrder, readDay } from './day-forms.js';
import { type DecimalMark, markOfForm, numberParts } from './number-forms.js';

/** The kinds of trade the product reads (TRADE-2: the older TRANSFER too). */
export const TRANSACTION_TYPES = ['OPEN', 'BUY', 'SELL', 'TRANSFER', 'TRANSFER_IN', 'TRANSFER_OUT'] as const;
export type TransactionTypeValue = (typeof TRANSACTION_TYPES)[number];

/** The most digits of a quantity, and of a price or total before and after its point. */
export const QUANTITY_DIGITS = 15;
export const AMOUNT_WHOLE_DIGITS = 14;
export const AMOUNT_DECIMALS = 6;

const TYPES = new Map<string, TransactionTypeValue>(TRANSACTION_TYPES.map((type) => [type, type]));
/** The forms that most texts have, which say all by themselves. */
const PLAIN_QUANTITY = /^[1-9]\d{0,14}$/;
const PLAIN_AMOUNT = /^(?:0|[1-9]\d{0,13})$/;
/** Three zeros after a point: thousands of one country, decimals of another. */
const OPEN_QUANTITY = /^[1-9]\d{0,2}\.000$/;

/** The transaction type a text means: any case, spaces and hyphens for underscores; undefined when it is none. */
export function readTransactionType(text: string): TransactionTypeValue | undefined {
  return (
    TYPES.get(text) ??
    TYPES.get(
      text
        .trim()
        .toUpperCase()
        .replace(/[\s-]+/g, '_'),
    )
  );
}

/** A day as yyyy-MM-dd, as `readDay` reads it; what may be in either order has its day first unless said otherwise. */
export function readTradeDate(text: string, order: DayOrder = 'day-first'): string | undefined {
  return readDay(text, order);
}

/**
 * A whole number of shares, 0 or more, as digits without leading zeros; undefined when the text is not exactly that.
 * Separated thousands and empty decimals (`1,234.00`) are taken; nothing is ever rounded.
 * @param mark what the text's surroundings are known to be written with. Without it the text has no context, and one
 *   that would be another number in another country (`1.000`) is none.
 */
export function readQuantity(text: string, mark?: DecimalMark): string | undefined {
  if (PLAIN_QUANTITY.test(text)) return text;
  if (mark === undefined && OPEN_QUANTITY.test(text)) return undefined;
  const parts = numberParts(text, mark ?? 'point');
  if (!parts || parts.decimals !== '') return undefined;
  return parts.whole.length <= QUANTITY_DIGITS ? parts.whole : undefined;
}

/**
 * A price or total, 0 or more, as a plain decimal without trailing zeros (`$1,234.50` gives `1234.5`); undefined
 * when the text is not exactly that, has more than 6 decimals or more than 14 digits before the mark.
 * @param mark what the text's surroundings are known to be written with. Without it the text has no context: it has a
 *   point, and one whose comma may be a decimal one elsewhere (`9,125`) is none.
 */
export function readAmount(text: string, mark?: DecimalMark): string | undefined {
  if (PLAIN_AMOUNT.test(text)) return text;
  if (mark === undefined && isUnclearAmount(text)) return undefined;
  const parts = numberParts(text, mark ?? 'point');
  if (!parts) return undefined;
  const { whole, decimals } = parts;
  if (whole.length > AMOUNT_WHOLE_DIGITS || decimals.length > AMOUNT_DECIMALS) return undefined;
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/** True for an amount that, without context, may be read in two ways: `9,125` is 9125 or 9.125. */
export function isUnclearAmount(text: string): boolean {
  return text.includes(',') && markOfForm(text) === 'open';
}
