import { type DayOrder, readDay } from './day-forms.js';
import { type DecimalMark, markOfForm, numberParts, decimalMarkIfThousands } from './number-forms.js';

/** The transaction types that the product accepts (TRADE-2: including the older TRANSFER). */
export const TRANSACTION_TYPES = ['OPEN', 'BUY', 'SELL', 'TRANSFER', 'TRANSFER_IN', 'TRANSFER_OUT'] as const;
export type TransactionTypeValue = (typeof TRANSACTION_TYPES)[number];

/** The maximum number of digits of a quantity, and of a price or total before and after the point. */
export const QUANTITY_DIGITS = 15;
export const AMOUNT_WHOLE_DIGITS = 14;
export const AMOUNT_DECIMALS = 6;

const TYPES = new Map<string, TransactionTypeValue>(TRANSACTION_TYPES.map((type) => [type, type]));
/** The form of most texts, which needs no further parsing. */
const PLAIN_QUANTITY = /^[1-9]\d{0,14}$/;
const PLAIN_AMOUNT = /^(?:0|[1-9]\d{0,13})$/;
/** Three zeros after a point: thousands in some countries, decimals in others. */
const OPEN_QUANTITY = /^[1-9]\d{0,2}\.000$/;

const NO_SHARES = new Set(['NONE', 'NIL']);

/** The transaction type for a text: any case, spaces and hyphens for underscores; undefined if there is none. */
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

/** Reads a date into yyyy-MM-dd, like `readDay`; an ambiguous date has the day first by default. */
export function readTradeDate(text: string, order: DayOrder = 'day-first'): string | undefined {
  return readDay(text, order);
}

/**
 * Reads a whole number of shares, 0 or more, into digits without leading zeros; undefined for any other text. Thousands
 * separators and empty decimals (`1,234.00`) are accepted; nothing is ever rounded.
 * @param mark the decimal mark known from the context. Without it, a text that would be another number in another
 * country (`1.000`) is rejected.
 */
export function readQuantity(text: string, mark?: DecimalMark): string | undefined {
  if (PLAIN_QUANTITY.test(text)) return text;
  if (mark === undefined && OPEN_QUANTITY.test(text)) return undefined;
  const parts = numberParts(text, mark ?? 'point');
  if (!parts || parts.decimals !== '') return undefined;
  return parts.whole.length <= QUANTITY_DIGITS ? parts.whole : undefined;
}

/**
 * Reads a number of shares that a person typed: nobody writes shares with decimals, so that the only separator of `1,000`
 * or `1.000` separates thousands, and 'none' and 'nil' are 0. Undefined for what `readQuantity` does not read either.
 */
export function readTypedShares(text: string): string | undefined {
  const typed = text.trim();
  if (NO_SHARES.has(typed.toUpperCase())) return '0';
  return readQuantity(typed, markOfForm(typed) === 'open' ? decimalMarkIfThousands(typed) : undefined);
}

/**
 * Reads a price or total, 0 or more, into a plain decimal without trailing zeros (`$1,234.50` gives `1234.5`);
 * undefined for any other text, more than 6 decimals or more than 14 digits before the mark.
 * @param mark the decimal mark known from the context. Without it, the point is assumed, and a text whose comma may be
 * a decimal mark elsewhere (`9,125`) is rejected.
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

/** True for an amount that is ambiguous without context: `9,125` is 9125 or 9.125. */
export function isUnclearAmount(text: string): boolean {
  return text.includes(',') && markOfForm(text) === 'open';
}
