import { withoutEnd } from './text-ends.js';

/** The decimal mark: 1,234.56 or 1.234,56. */
export const DECIMAL_MARKS = ['point', 'comma'] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/** The example displayed for each number format. */
export const NUMBER_SAMPLES: Record<DecimalMark, string> = { point: '1,234.56', comma: '1.234,56' };

const SIGNS: Record<DecimalMark, string> = { point: '.', comma: ',' };
/**
 * Thousands are separated by the other mark, by a space of any width or by an apostrophe: always the same separator,
 * before groups of three digits.
 */
const FORMS: Record<DecimalMark, RegExp> = {
  point: /^\$? ?(\d+|[1-9]\d{0,2}([, \u00a0\u2009\u202f'\u2019])\d{3}(?:\2\d{3})*|(?=\.\d))(?:\.(\d*))?$/,
  comma: /^\$? ?(\d+|[1-9]\d{0,2}([. \u00a0\u2009\u202f'\u2019])\d{3}(?:\2\d{3})*|(?=,\d))(?:,(\d*))?$/,
};

/** A number's digits before and after its decimal mark, without superfluous zeros at both ends. */
export interface NumberParts {
  whole: string;
  decimals: string;
}

/**
 * The digits of a number written with this decimal mark; undefined if the text is not exactly such a number, 0 or more.
 */
export function numberParts(text: string, mark: DecimalMark): NumberParts | undefined {
  const match = FORMS[mark].exec(text);
  if (!match) return undefined;
  return {
    whole: wholeDigits(match[2] === undefined ? match[1]! : match[1]!.replace(/\D/g, '')),
    decimals: withoutEnd(match[3] ?? '', '0'),
  };
}

/**
 * The decimal mark that a text proves: the only possible mark, `open` when the other mark gives another number (9,125),
 * undefined when the mark makes no difference (1000) or the text is not a number with either.
 */
export function markOfForm(text: string): DecimalMark | 'open' | undefined {
  if (!text.includes('.') && !text.includes(',')) return undefined;
  const point = FORMS.point.test(text);
  const comma = FORMS.comma.test(text);
  if (point && comma) return 'open';
  return point ? 'point' : comma ? 'comma' : undefined;
}

/** The decimal mark if the only sign of an ambiguous text separates thousands: a point for `1,500`. */
export function decimalMarkIfThousands(openText: string): DecimalMark {
  return openText.includes(',') ? 'point' : 'comma';
}

/**
 * Writes a plain decimal (9.125) so that its decimal mark cannot be read as a thousands separator: a zero is appended
 * to exactly three decimals. The result is recognised correctly in any context.
 */
export function withEvidentMark(plain: string, mark: DecimalMark = 'point'): string {
  const point = plain.indexOf('.');
  if (point < 0) return plain;
  const evident = plain.length - point - 1 === 3 ? `${plain}0` : plain;
  return mark === 'point' ? evident : evident.replace('.', SIGNS[mark]);
}

/**
 * Writes a number of a file, in the file's own format, for the report of rejected rows: a number that another program
 * could read with the other mark (`10.125`, `1,500`) becomes unambiguous (`10.1250`, `1500`). Any other text is
 * unchanged.
 */
export function withoutOpenMark(text: string, mark: DecimalMark): string {
  const number = text.trim();
  const parts = markOfForm(number) === 'open' ? numberParts(number, mark) : undefined;
  if (!parts) return text;
  return withEvidentMark(parts.decimals === '' ? parts.whole : `${parts.whole}.${parts.decimals}`, mark);
}

function wholeDigits(digits: string): string {
  if (digits === '') return '0';
  return digits.charCodeAt(0) === 48 ? digits.replace(/^0+(?=\d)/, '') : digits;
}
