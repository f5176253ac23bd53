import { readAmount, readQuantity } from '@rules/trade-values.js';

/** How the numbers of a table are written: 1,234.50 or, on the Continent, 1.234,50. */
export type DecimalMark = '.' | ',';

interface PlainNumber {
  negative: boolean;
  /** Digits with at most one point, without sign, currency and separators of thousands. */
  digits: string;
}

const CURRENCY = /^(?:aud|au\$|a\$|\$)|(?:aud|\$)$/gi;
const MINUS = /^[-\u2212\u2013]|[-\u2212\u2013]$/;
const DIGITS = /^(?:\d+|\d{1,3}(?:,\d{3})+|(?=\.\d))(?:\.\d*)?$/;
const CONTINENTAL = /^[^\d]*\d{1,3}(?:\.\d{3})+,\d+[^\d]*$|^[^\d]*\d+,(?:\d{1,2}|\d{4,6})[^\d]*$/;
const ENGLISH = /\d,\d{3}\.|\.\d{1,2}[^\d]*$|\.\d{4,}/;

/**
 * A number of a statement without its decoration: `$1,234.50`, `AUD 1 234.50`, `(1,234.50)`, `1,234-`. Undefined when
 * the text is not exactly a number.
 */
export function readPlainNumber(text: string, mark: DecimalMark = '.'): PlainNumber | undefined {
  let rest = text.replace(/[\s']/g, '').replace(CURRENCY, '');
  const inBrackets = /^\((.*)\)$/.exec(rest);
  if (inBrackets) rest = inBrackets[1]!;
  rest = rest.replace(CURRENCY, '');
  const negative = inBrackets !== null || MINUS.test(rest);
  rest = rest.replace(MINUS, '').replace(CURRENCY, '').replace(/^\+/, '');
  if (mark === ',') rest = rest.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
  if (!DIGITS.test(rest)) return undefined;
  return { negative, digits: rest.replaceAll(',', '') };
}

/** Which mark the numbers of a table use; the comma only when some number can be nothing else and none speaks against it. */
export function decimalMarkOf(cells: Iterable<string>): DecimalMark {
  let commas = false;
  for (const cell of cells) {
    if (ENGLISH.test(cell)) return '.';
    commas ||= CONTINENTAL.test(cell);
  }
  return commas ? ',' : '.';
}

/** A quantity as plain digits; the text as it stands when it is no whole number or negative, to be marked there. */
export function tidyQuantity(text: string, mark?: DecimalMark): string {
  const number = readPlainNumber(text, mark);
  if (!number || number.negative) return text.trim();
  return readQuantity(number.digits) ?? text.trim();
}

/** A price as a plain decimal; the text as it stands when it is none or negative. Decimals stay as they are written. */
export function tidyPrice(text: string, mark?: DecimalMark): string {
  const number = readPlainNumber(text, mark);
  return number && !number.negative ? asWritten(number, text) : text.trim();
}

/** A total as a plain decimal. Its sign only says which way the money went, which the type says already. */
export function tidyTotal(text: string, mark?: DecimalMark): string {
  const number = readPlainNumber(text, mark);
  return number ? asWritten(number, text) : text.trim();
}

function asWritten({ digits }: PlainNumber, text: string): string {
  return readAmount(digits) === undefined ? text.trim() : digits;
}
