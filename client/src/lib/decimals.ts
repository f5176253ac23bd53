import { withoutEnd } from '@rules/text-ends.js';
import { isEnglish, numberFormat } from './locale';

const decimalPattern = /^([+-]?)(\d+)(?:\.(\d*))?$/;

interface DecimalParts {
  negative: boolean;
  whole: string;
  fraction: string;
}

function parse(text: string): DecimalParts | null {
  const match = decimalPattern.exec(text.trim());
  if (!match) return null;
  return { negative: match[1] === '-', whole: match[2] ?? '0', fraction: match[3] ?? '' };
}

/** Digits with thousands separators. */
function grouped(digits: string): string {
  const parts = [digits.slice(0, digits.length % 3)];
  for (let at = digits.length % 3; at < digits.length; at += 3) parts.push(digits.slice(at, at + 3));
  return parts.filter((part) => part !== '').join(',');
}

function write({ negative, whole, fraction }: DecimalParts): string {
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  const isZero = !/[1-9]/.test(trimmed + fraction);
  if (!isEnglish())
    return inLanguage(`${negative && !isZero ? '-' : ''}${trimmed}.${fraction}`, fraction.length);
  // U+2212 is the minus sign; a hyphen is too short next to tabular figures.
  return `${negative && !isZero ? '\u2212' : ''}${grouped(trimmed)}${fraction ? `.${fraction}` : ''}`;
}

/** A decimal in the form of the active language. Exact: formats take decimal texts without rounding them to floats. */
function inLanguage(decimal: string, digits: number): string {
  const format = numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  return format.format(decimal as Intl.StringNumericLiteral);
}

function rounded(parts: DecimalParts, digits: number): DecimalParts {
  const kept = parts.fraction.padEnd(digits, '0').slice(0, digits);
  const up = Number(parts.fraction.charAt(digits)) >= 5;
  const scaled = String(BigInt(parts.whole + kept) + (up ? 1n : 0n)).padStart(digits + 1, '0');
  return {
    negative: parts.negative,
    whole: scaled.slice(0, scaled.length - digits),
    fraction: scaled.slice(scaled.length - digits),
  };
}

/** A total amount with 2 decimals, half away from zero, grouped by thousands (SCREEN-21). Exact: no float. */
export function formatMoney(text: string): string {
  const parts = parse(text);
  return parts ? write(rounded(parts, 2)) : text;
}

/** A price truncated to 4 decimals and padded with zeros, grouped by thousands (SCREEN-22). */
export function formatPrice(text: string): string {
  const parts = parse(text);
  return parts ? write({ ...parts, fraction: parts.fraction.padEnd(4, '0').slice(0, 4) }) : text;
}

/**
 * A number with all its decimals, at least `digits` of them, grouped by thousands: for numbers that differ but would be
 * rounded to the same text.
 */
export function formatExactly(text: string, digits: number): string {
  const parts = parse(text);
  return parts ? write({ ...parts, fraction: withoutEnd(parts.fraction, '0').padEnd(digits, '0') }) : text;
}

/** A count of shares grouped by thousands; decimals stay only when they are not zero. */
export function formatShares(text: string): string {
  const parts = parse(text);
  return parts ? write({ ...parts, fraction: withoutEnd(parts.fraction, '0') }) : text;
}

/** Whether a text is a plain decimal number. */
export function isDecimal(text: string): boolean {
  return parse(text) !== null;
}

/** A decimal grouped by thousands with all its digits; any other text unchanged. */
export function groupedExact(text: string): string {
  const parts = parse(text);
  if (parts && !isEnglish()) return inLanguage(text.trim(), parts.fraction.length);
  return parts ? text.replace(/^\d+/, grouped) : text;
}
