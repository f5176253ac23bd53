import { format, getFormatDateInfo, getFormatFromId, tokenize } from 'numfmt';
import { withoutEnd } from '../../rules/text-ends.js';
import { showsAmount } from './amount-formats.js';
import { showsWholeDay } from './day-formats.js';
import { wholeNumber } from './whole-number.js';
import { isTrue, readSmallPart } from './workbook.js';
import type { ZipParts } from './zip-gate.js';

/** The meaning of a number in a cell, by its number format. */
export interface NumberFormat {
  date: boolean;
  /** It displays dates, but not all of their day, month and year. */
  partOfDay: boolean;
  /** It is a format for amounts, with a point, thousands separators, a percentage or a currency, and not for codes. */
  ofAmounts: boolean;
  /** The displayed digits of a number; undefined when some are hidden, or the format is not supported. */
  show(stored: string, plain: string): string | undefined;
  /** Whether the displayed number is the stored one, as an amount: it may be rounded and have a currency. */
  showsAmount(stored: string): boolean;
  /** It displays texts unchanged, with nothing added: `@" thousand"` does not. */
  showsTexts: boolean;
  /** What the cell displays, for messages; undefined when the format is not supported. */
  displayed(stored: string): string | undefined;
}

const never = () => false;
const nothing = () => undefined;

export const GENERAL: NumberFormat = {
  date: false,
  partOfDay: false,
  ofAmounts: false,
  show: (_, plain) => plain,
  showsAmount: () => true,
  showsTexts: true,
  displayed: (stored) => stored,
};

const NOT_TAKEN: NumberFormat = {
  date: false,
  partOfDay: false,
  ofAmounts: false,
  show: nothing,
  showsAmount: never,
  showsTexts: true,
  displayed: nothing,
};
const DATE: NumberFormat = { ...NOT_TAKEN, date: true };
/** Built-in formats that display a date, including the East Asian ones (ECMA-376 part 1, 18.8.30). */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 22, ...range(27, 36), ...range(50, 58)]);
/** Those with the same order of day, month and year everywhere. */
const FIXED_DATES = new Set([15, 16, 17]);
/** Those that display a whole date everywhere: most of the East Asian ones are only a month or a day in some languages. */
const WHOLE_DAYS = new Set([14, 22, 30, 31]);
/** The longest format code that Excel accepts. */
const LONGEST_CODE = 255;
/** A date or time in the format of the reader's system, whatever else the code contains. */
const SYSTEM_DATE = /^\[\$-[xf]?f800\]/i;
/** A language or numeral system without a currency: `[$-C09]`, as opposed to `[$€-407]`. */
const LOCALE_ALONE = /\[\$-[^\]]*\]/g;
const SYSTEM_TIME = /^\[\$-[xf]?f400\]/i;
/** Fractions and powers of ten are displayed differently by different programs. */
const SHOWN_DIFFERENTLY = new Set(['SLASH', 'EXP']);
const OF_AMOUNTS = new Set(['POINT', 'GROUP', 'SCALE', 'PERCENT', 'CURRENCY']);

/** The number formats of a workbook's cell styles. */
export class NumberFormats {
  /** Format codes in the order of the cell styles; a number is a built-in format. */
  private readonly ofStyles: (string | number)[] = [];
  private readonly struckOut = new Set<number>();
  private readonly known = new Map<string | number, NumberFormat>();

  /** @param struckOut the style's font is strikethrough */
  add(code: string | number, struckOut = false): void {
    if (struckOut) this.struckOut.add(this.ofStyles.length);
    this.ofStyles.push(code);
  }

  /** Whether a style, from 0, is strikethrough. */
  isStruckOut(style: number): boolean {
    return this.struckOut.has(style);
  }

  /**
   * The format of a style, by its index from 0; undefined for an unknown style. A workbook without styles has style 0.
   */
  of(style: number): NumberFormat | undefined {
    const code = this.ofStyles[style];
    if (code === undefined) return style === 0 ? GENERAL : undefined;
    let known = this.known.get(code);
    if (!known) this.known.set(code, (known = typeof code === 'number' ? builtIn(code) : formatOf(code)));
    return known;
  }
}

/** The number format of each cell style. Throws FileRefused for a part that is not XML or too large. */
export async function readNumberFormats(
  zip: ZipParts,
  part: string | undefined,
  fileName: string,
): Promise<NumberFormats> {
  const formats = new NumberFormats();
  if (part === undefined) return formats;
  const custom = new Map<string, string>();
  const fonts: boolean[] = [];
  let inCellStyles = false;
  let inFonts = false;
  await readSmallPart(zip, part, fileName, {
    open(name, attributes) {
      if (name === 'cellXfs') inCellStyles = true;
      if (name === 'fonts') inFonts = true;
      if (name === 'font' && inFonts) fonts.push(false);
      if (name === 'strike' && inFonts) fonts[fonts.length - 1] = isTrue(attributes['val'] ?? '1');
      if (name === 'numFmt') custom.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '');
      if (name !== 'xf' || !inCellStyles) return;
      const id = attributes['numFmtId'] ?? '0';
      // An invalid number refers to no format.
      const struckOut = fonts[wholeNumber(attributes['fontId'] ?? '0') ?? 0];
      formats.add(custom.get(id) ?? wholeNumber(id) ?? id, struckOut);
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false;
      if (name === 'fonts') inFonts = false;
    },
  });
  return formats;
}

/** The meaning of a format code such as `dd/mm/yyyy` or `000-000`. A code with only hours displays no date. */
export function formatOf(code: string): NumberFormat {
  if (code.length > LONGEST_CODE) return NOT_TAKEN;
  if (code === '' || /^(general|@)$/i.test(code.trim())) return GENERAL;
  if (SYSTEM_DATE.test(code)) return DATE;
  if (SYSTEM_TIME.test(code)) return NOT_TAKEN;
  try {
    const displayed = (stored: string) => displayedBy(code, stored);
    const tokens = tokenize(code);
    const { year, day } = getFormatDateInfo(code);
    if (year || day) {
      const taken = tokens.some(writesDigits) ? NOT_TAKEN : DATE;
      return {
        ...taken,
        partOfDay: taken.date && !showsWholeDay(code),
        showsTexts: showsTexts(code),
        displayed,
      };
    }
    const differs = tokens.some(({ type }) => SHOWN_DIFFERENTLY.has(type));
    const show = differs ? nothing : (stored: string) => shown(code, stored);
    const ofAmounts =
      tokens.some(({ type }) => OF_AMOUNTS.has(type)) || /\p{Sc}/u.test(code.replace(LOCALE_ALONE, ''));
    return {
      date: false,
      partOfDay: false,
      ofAmounts,
      show,
      showsAmount: showsAmount(code),
      showsTexts: showsTexts(code),
      displayed,
    };
  } catch {
    return NOT_TAKEN;
  }
}

function builtIn(id: number): NumberFormat {
  if (BUILT_IN_DATES.has(id) && !FIXED_DATES.has(id)) return { ...DATE, partOfDay: !WHOLE_DAYS.has(id) };
  return formatOf(getFormatFromId(id));
}

/** True for literal digits in a date format that are not part of the date: `dd/mm/"2019"`. */
function writesDigits({ type, raw }: { type: string; raw: string }): boolean {
  return (type === 'STRING' || type === 'ESCAPED' || type === 'DIGIT') && /\p{N}/u.test(raw);
}

function displayedBy(code: string, stored: string): string | undefined {
  try {
    return format(code, Number(stored), { throws: true }).trim();
  } catch {
    return undefined;
  }
}

/** A format treats all texts equally. */
function showsTexts(code: string): boolean {
  return format(code, 'A1', { throws: true }).trim() === 'A1';
}

/** A number as displayed, unless digits are hidden: rounded, in thousands, omitted. */
function shown(code: string, stored: string): string | undefined {
  const text = displayedBy(code, stored);
  return text !== undefined && digitsOf(text).includes(significantDigits(Number(stored))) ? text : undefined;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

function significantDigits(value: number): string {
  const [digits] = value.toExponential().split('e');
  return withoutEnd(digitsOf(digits!), '0');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
