import { visible } from '../../rules/visible-text.js';
import type { NumberFormat, NumberFormats } from './number-formats.js';
import { isNumber, plainNumber, serialDate } from './number-cells.js';
import { unescaped, type SharedStrings } from './shared-strings.js';
import { wholeNumber } from './whole-number.js';

/** What the text of a cell depends on, in addition to the cell itself. */
export interface CellContext {
  strings: SharedStrings;
  formats: NumberFormats;
  date1904: boolean;
}

/** A cell as given in the XML. */
export interface StoredCell {
  type: string;
  style: string;
  value: string;
  hasValue: boolean;
  /** There is a second value after the first. */
  hasSecondValue: boolean;
  hasFormula: boolean;
  /** A part of its own text is struck out, raised or lowered. */
  hasMarkedText: boolean;
}

/** The text of a cell, or its error as the end of a sentence. `typed`: the cell is a number or a date, not a text. */
export type CellText = { text: string; typed?: true } | { error: string };

/**
 * The meaning of a number in a column: its displayed digits (a text or an identifier), an amount, or a date; nothing in an
 * unknown column.
 */
export type NumberMeaning = 'text' | 'identifier' | 'amount' | 'day' | 'nothing';

/** A date as workbooks store it (ISO 8601), possibly with a time. */
const ISO_DAY = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
/** A number that is not formatted as a date is read as one only within these limits: 2018 and 10118 are not dates. */
const FIRST_LIKELY_DAY = '1980-01-01';
const LAST_LIKELY_DAY = '2100-12-31';
/** Maximum length of a cell's text quoted in a message. */
const QUOTED_CHARACTERS = 60;

/** The longest text that an Excel cell can contain. */
export const CELL_CHARACTERS = 32_767;

const TOO_LONG = { error: `is longer than ${CELL_CHARACTERS} characters` };
/** The maximum size of a shared text of that length: each character written as a code of seven, such as `_x0041_`. */
const SHARED_BYTES = 7 * CELL_CHARACTERS;

/**
 * The text of a cell. Formulas are never evaluated: their stored result is used.
 * @param meaning the meaning of a number in this column
 */
export function cellText(cell: StoredCell, context: CellContext, meaning: NumberMeaning): CellText {
  const found = readCell(cell, context, meaning);
  // Errors in ignored columns are ignored, so that they do not hide an error in another column.
  return 'error' in found && meaning === 'nothing' ? { text: cell.value.slice(0, CELL_CHARACTERS) } : found;
}

function readCell(cell: StoredCell, context: CellContext, meaning: NumberMeaning): CellText {
  if (!cell.hasValue && cell.hasFormula) {
    return { error: 'contains a formula without its result; open the workbook in Excel and save it' };
  }
  if (cell.hasSecondValue) return { error: 'contains two values' };
  if (cell.value !== '' && context.formats.isStruckOut(wholeNumber(cell.style) ?? 0))
    return { error: 'is struck through; remove its row from the file, or remove the strikethrough' };
  if (cell.value.length > CELL_CHARACTERS) return TOO_LONG;
  switch (cell.type) {
    case 's': {
      const index = wholeNumber(cell.value);
      if (index !== undefined && context.strings.bytesOf(index) > SHARED_BYTES) return TOO_LONG;
      const text = cell.value === '' ? '' : index === undefined ? undefined : context.strings.get(index);
      if (text === undefined) return { error: 'refers to a text that is missing from the workbook' };
      return shownText(text, context.strings.isMarked(index ?? -1), cell, context, meaning);
    }
    case 'str':
    case 'inlineStr':
      return shownText(unescaped(cell.value), cell.hasMarkedText, cell, context, meaning);
    case 'b':
      return truth(cell.value, meaning);
    case 'e':
      return { error: `contains the Excel error ${cell.value.slice(0, 20)}` };
    case 'd':
      return isoDay(cell, context, meaning);
    case 'n':
      return numericText(cell, context, meaning);
    default:
      return { error: 'is of a type that is not accepted' };
  }
}

/** A text, unless its cell displays another one or, where every character counts, a part of it is struck out or raised. */
function shownText(
  text: string,
  isMarked: boolean,
  { style }: StoredCell,
  { formats }: CellContext,
  meaning: NumberMeaning,
): CellText {
  if (isMarked && meaning !== 'text')
    return {
      error: `contains “${quoted(text)}”, part of which is struck through, superscript or subscript; remove that formatting`,
    };
  const format = formats.of(wholeNumber(style) ?? 0);
  if (text === '' || !format || format.showsTexts) return { text };
  return {
    error: `contains “${quoted(text)}” with a number format that shows it differently; enter the intended value`,
  };
}

function truth(value: string, meaning: NumberMeaning): CellText {
  if (value !== '1' && value !== '0') return { error: 'contains neither true nor false' };
  const text = value === '1' ? 'TRUE' : 'FALSE';
  return meaning === 'identifier' || meaning === 'amount'
    ? { error: `contains the logical value ${text}; enter the intended value as text` }
    : { text };
}

function isoDay(cell: StoredCell, context: CellContext, meaning: NumberMeaning): CellText {
  const value = cell.value.trim();
  if (value === '') return { text: '' };
  const day = ISO_DAY.exec(value)?.[1];
  if (day === undefined) return { error: `contains a date that cannot be read: ${quoted(value)}` };
  const style = wholeNumber(cell.style);
  const format = style === undefined ? undefined : context.formats.of(style);
  if (format?.partOfDay && meaning === 'day') return partOfDay(day, undefined);
  return dayIn(meaning, day, undefined);
}

/** A date in a column of texts: a program converted something such as 10-2018, and the original text is lost. */
function dayIn(meaning: NumberMeaning, day: string, displayed: string | undefined): CellText {
  if (meaning !== 'identifier' && meaning !== 'amount') return { text: day, typed: true };
  const shown = displayed === undefined || displayed === day ? '' : ` and shows ${quoted(displayed)}`;
  const wanted = meaning === 'amount' ? 'a number' : 'text';
  return { error: `contains the date ${day}${shown}; enter the intended value as ${wanted}` };
}

/** The displayed part of a date may be all that was typed, such as a month, which the program completed to its first day. */
function partOfDay(day: string, displayed: string | undefined): CellText {
  const shown = displayed === undefined ? 'does not show all of it' : `shows only ${quoted(displayed)}`;
  return {
    error: `contains the date ${day} but ${shown}; enter the day, month and year, such as 2018-02-28`,
  };
}

function numericText(cell: StoredCell, context: CellContext, meaning: NumberMeaning): CellText {
  const stored = cell.value.trim();
  if (stored === '') return { text: '' };
  if (!isNumber(stored)) return { error: 'contains a number that cannot be read' };
  const style = wholeNumber(cell.style);
  const format = style === undefined ? undefined : context.formats.of(style);
  if (!format) return { error: 'refers to a style that is missing from the workbook' };
  if (format.date) {
    const day = serialDate(stored, context.date1904);
    if (day !== undefined && format.partOfDay && meaning === 'day')
      return partOfDay(day, format.displayed(stored));
    if (day !== undefined) return dayIn(meaning, day, format.displayed(stored));
  }
  const plain = plainNumber(stored);
  if (plain === undefined)
    return {
      error: 'contains a number of more than 15 digits, of which a workbook loses the last; enter it as text',
    };
  if (format.date && (meaning === 'text' || meaning === 'day')) return { text: plain, typed: true };
  if (meaning === 'day') return likelyDay(stored, plain, format, context.date1904);
  if (meaning === 'amount') {
    if (format.showsAmount(stored)) return { text: plain, typed: true };
    return {
      error: `contains the number ${plain} but ${shows(stored, format)}; give it a plain number format and check it`,
    };
  }
  const text = format.show(stored, plain);
  if (text !== undefined && meaning === 'identifier' && format.ofAmounts)
    return { error: `contains the number ${plain} but ${shows(stored, format)}; enter it as text` };
  if (text !== undefined) return { text, typed: true };
  return {
    error: `contains the number ${plain} with a number format that does not show all of it, or shows it differently in other programs; enter it as text`,
  };
}

/** The date for a number without a date format: many programs write dates that way. */
function likelyDay(stored: string, plain: string, format: NumberFormat, date1904: boolean): CellText {
  const day = format.showsAmount(stored) ? serialDate(stored, date1904) : undefined;
  if (day !== undefined && day >= FIRST_LIKELY_DAY && day <= LAST_LIKELY_DAY)
    return { text: day, typed: true };
  return {
    error: `contains the number ${plain} and ${shows(stored, format)}, which is not a date; enter it as a date, or as text such as 2018-02-28`,
  };
}

function shows(stored: string, format: NumberFormat): string {
  const displayed = format.displayed(stored);
  if (displayed === undefined) return 'shows it with a number format that we cannot read';
  return displayed === '' ? 'shows nothing' : `shows ${quoted(displayed)}`;
}

function quoted(text: string): string {
  return visible(text, QUOTED_CHARACTERS);
}
