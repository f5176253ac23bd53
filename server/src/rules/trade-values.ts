/** The kinds of trade the product reads (design section 5: the older TRANSFER too). */
export const TRANSACTION_TYPES = ['OPEN', 'BUY', 'SELL', 'TRANSFER', 'TRANSFER_IN', 'TRANSFER_OUT'] as const;
export type TransactionTypeValue = (typeof TRANSACTION_TYPES)[number];

/** The most digits of a quantity, and of a price or total before and after its point. */
export const QUANTITY_DIGITS = 15;
export const AMOUNT_WHOLE_DIGITS = 14;
export const AMOUNT_DECIMALS = 6;

const TYPES = new Map<string, TransactionTypeValue>(TRANSACTION_TYPES.map((type) => [type, type]));
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const SLASHED_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const NAMED_DATE = /^(\d{1,2})-([a-z]{3})-(\d{4})$/i;
const QUANTITY = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.0*)?$/;
const AMOUNT = /^\$? ?(\d+|\d{1,3}(?:,\d{3})+|(?=\.\d))(?:\.(\d*))?$/;

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

/**
 * A date written yyyy-MM-dd, dd/MM/yyyy or dd-MMM-yyyy (English month, any case) as yyyy-MM-dd; undefined when
 * it is written otherwise, is no real day (2018-02-29) or lies outside 1900 to 2100. No time zone is involved.
 */
export function readTradeDate(text: string): string | undefined {
  if (ISO_DATE.test(text))
    return isRealDay(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)))
      ? text
      : undefined;
  let match = SLASHED_DATE.exec(text);
  if (match) return isoDate(match[3]!, match[2]!, match[1]!);
  match = NAMED_DATE.exec(text);
  if (!match) return undefined;
  return isoDate(match[3]!, String(MONTHS.indexOf(match[2]!.toLowerCase()) + 1), match[1]!);
}

/**
 * A whole number of shares, 0 or more, as digits without leading zeros; undefined when the text is not exactly
 * that. Thousands commas and empty decimals (`1,234.00`) are taken; nothing is ever rounded.
 */
export function readQuantity(text: string): string | undefined {
  const match = QUANTITY.exec(text);
  if (!match) return undefined;
  const digits = wholeDigits(match[1]!);
  return digits.length <= QUANTITY_DIGITS ? digits : undefined;
}

/**
 * A price or total, 0 or more, as a plain decimal without trailing zeros (`$1,234.50` gives `1234.5`); undefined
 * when the text is not exactly that, has more than 6 decimals or more than 14 digits before the point.
 */
export function readAmount(text: string): string | undefined {
  const match = AMOUNT.exec(text);
  if (!match) return undefined;
  const whole = wholeDigits(match[1]!);
  const decimals = withoutEndZeros(match[2] ?? '');
  if (whole.length > AMOUNT_WHOLE_DIGITS || decimals.length > AMOUNT_DECIMALS) return undefined;
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

function wholeDigits(text: string): string {
  const digits = text.includes(',') ? text.replaceAll(',', '') : text;
  if (digits === '') return '0';
  return digits.charCodeAt(0) === 48 ? digits.replace(/^0+(?=\d)/, '') : digits;
}

function withoutEndZeros(decimals: string): string {
  return decimals.endsWith('0') ? decimals.replace(/0+$/, '') : decimals;
}

function isoDate(year: string, month: string, day: string): string | undefined {
  if (!isRealDay(Number(year), Number(month), Number(day))) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isRealDay(year: number, month: number, day: number): boolean {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
