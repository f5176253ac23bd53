import { withoutEnd } from '../../rules/text-ends.js';
const DAY_MS = 86_400_000;
/**
 * A time this close before midnight belongs to the next day, as spreadsheets display it: half a millisecond, in days.
 */
const MIDNIGHT = 0.5 / DAY_MS;
const LAST_SERIAL = 2_958_465;
const NUMBER = /^(-?)(\d{1,400})(?:\.(\d{1,400}))?(?:e([+-]?\d{1,3}))?$/i;
const MOST_SHIFT = 30;
const SIGNIFICANT = 15;
/** Half of the sixth decimal: a smaller amount cannot be part of a price. */
const NOISE = 5e-7;

/** Whether a text is a number as a workbook stores it. */
export function isNumber(stored: string): boolean {
  return NUMBER.test(stored);
}

/**
 * A number stored in a workbook, as plain text: exponents written out, no unnecessary zeros, and without the noise of
 * binary fractions (0.30000000000000004 is 0.3). Undefined for a text that is not a number, and for a number with more
 * than the 15 digits that a workbook keeps, whose last digits may differ from the typed ones.
 */
export function plainNumber(stored: string): string | undefined {
  const match = NUMBER.exec(stored);
  if (!match) return undefined;
  const plain = writtenOut(match[1]!, match[2]!, match[3] ?? '', Number(match[4] ?? '0'));
  if (plain === undefined) return undefined;
  const point = plain.indexOf('.');
  const digits = plain.replace(/^-?(0\.0*)?/, '').replace('.', '');
  if (digits.length <= SIGNIFICANT) return plain;
  if (point < 0 || point > SIGNIFICANT + (plain.startsWith('-') ? 1 : 0)) return undefined;
  const value = Number(plain);
  const short = Number(value.toPrecision(SIGNIFICANT));
  if (Math.abs(short - value) >= NOISE) return undefined;
  const shorter = NUMBER.exec(String(short));
  return shorter
    ? writtenOut(shorter[1]!, shorter[2]!, shorter[3] ?? '', Number(shorter[4] ?? '0'))
    : undefined;
}

/**
 * The date of a serial number of Excel, as yyyy-MM-dd, without the time of day. Undefined when the number is not a
 * date. Day 60 of the 1900 system is 1900-02-29, which never existed: it is returned as such and rejected later.
 */
export function serialDate(stored: string, date1904: boolean): string | undefined {
  if (!NUMBER.test(stored)) return undefined;
  const day = Math.floor(Number(stored) + MIDNIGHT);
  if (day < 0 || day > LAST_SERIAL) return undefined;
  if (date1904) return isoDay(Date.UTC(1904, 0, 1) + day * DAY_MS);
  if (day === 0) return undefined;
  if (day === 60) return '1900-02-29';
  return isoDay(Date.UTC(1899, 11, day < 60 ? 31 : 30) + day * DAY_MS);
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Moves the decimal point by the exponent, as digits and not as a float; undefined for unrealistic exponents. */
function writtenOut(sign: string, whole: string, fraction: string, exponent: number): string | undefined {
  if (Math.abs(exponent) > MOST_SHIFT) return undefined;
  let digits = whole + fraction;
  let point = whole.length + exponent;
  if (point < 1) {
    digits = '0'.repeat(1 - point) + digits;
    point = 1;
  }
  digits = digits.padEnd(point, '0');
  const before = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const after = withoutEnd(digits.slice(point), '0');
  const text = after === '' ? before : `${before}.${after}`;
  return text === '0' ? '0' : sign + text;
}
