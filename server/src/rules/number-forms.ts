import { withoutEnd } from './text-ends.js';

/** Which of the two marks is before the decimals: 1,234.56 or 1.234,56. */
export const DECIMAL_MARKS = ['point', 'comma'] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/** How people see each notation of numbers. */
export const NUMBER_SAMPLES: Record<DecimalMark, string> = { point: '1,234.56', comma: '1.234,56' };

const SIGNS: Record<DecimalMark, string> = { point: '.', comma: ',' };
/**
 * Thousands are separated by the other mark, by a space of any width or by an apostrophe: one of them, and always three
 * digits.
 */
const FORMS: Record<DecimalMark, RegExp> = {
  point: /^\$? ?(\d+|[1-9]\d{0,2}([, \u00a0\u2009\u202f'\u2019])\d{3}(?:\2\d{3})*|(?=\.\d))(?:\.(\d*))?$/,
  comma: /^\$? ?(\d+|[1-9]\d{0,2}([. \u00a0\u2009\u202f'\u2019])\d{3}(?:\2\d{3})*|(?=,\d))(?:,(\d*))?$/,
};

/** A number's digits before and after its mark, without the needless zeros at both ends. */
export interface NumberParts {
  whole: string;
  decimals: string;
}

/** The digits of a number written with this mark; undefined when the text is not exactly such a number, 0 or more. */
export function numberParts(text: string, mark: DecimalMark): NumberParts | undefined {
  const match = FORMS[mark].exec(text);
  if (!match) return undefined;
  return {
    whole: wholeDigits(match[2] === undefined ? match[1]! : match[1]!.replace(/\D/g, '')),
    decimals: withoutEnd(match[3] ?? '', '0'),
  };
}

/**
 * What the form of a number says of its notation: the only mark that it can have, `open` when it is another number with
 * the other mark (9,125), undefined when the mark makes no difference (1000) or the text is no number with any.
 */
export function markOfForm(text: string): DecimalMark | 'open' | undefined {
  if (!text.includes('.') && !text.includes(',')) return undefined;
  const point = FORMS.point.test(text);
  const comma = FORMS.comma.test(text);
  if (point && comma) return 'open';
  return point ? 'point' : comma ? 'comma' : undefined;
}

/** The mark that an open text has when its only sign separates thousands: `1,500` has the point, written or not. */
export function decimalMarkIfThousands(openText: string): DecimalMark {
  return openText.includes(',') ? 'point' : 'comma';
}

/**
 * A plain decimal (9.125) so that no reader can take its mark for one of thousands: a further zero follows three
 * decimals. What is written so is found to have this mark whatever surrounds it.
 */
export function withEvidentMark(plain: string, mark: DecimalMark = 'point'): string {
  const point = plain.indexOf('.');
  if (point < 0) return plain;
  const evident = plain.length - point - 1 === 3 ? `${plain}0` : plain;
  return mark === 'point' ? evident : evident.replace('.', SIGNS[mark]);
}

/**
 * A number of a file in its own notation, as it is handed back: one that another program could read with the other mark
 * (`10.125`, `1,500`) is written so that none can (`10.1250`, `1500`). Any other text stays as it is.
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
