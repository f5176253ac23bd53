import { GENERAL, type NumberFormat } from './number-formats.js';
import { numberText, serialDate } from './number-cells.js';
import { unescaped, type SharedStrings } from './shared-strings.js';

/** What the text of a cell depends on beside the cell itself. */
export interface CellContext {
  strings: SharedStrings;
  formats: readonly NumberFormat[];
  date1904: boolean;
}

/** A cell as its XML says it. */
export interface StoredCell {
  type: string;
  style: number;
  value: string;
  hasValue: boolean;
  hasFormula: boolean;
}

/** The text of a cell, or what is wrong with it as the end of a sentence. `typed`: the cell is a number or a day, no text. */
export type CellText = { text: string; typed?: true } | { fault: string };

/** The longest text that Excel lets a cell hold. */
export const CELL_CHARACTERS = 32_767;

/**
 * The text of a cell. Formulas are never evaluated: the result that is stored beside one counts.
 * @param inDateColumn a bare number is a day too
 */
export function cellText(cell: StoredCell, context: CellContext, inDateColumn: boolean): CellText {
  if (!cell.hasValue && cell.hasFormula) {
    return { fault: 'holds a formula without its result; open the workbook in Excel and save it' };
  }
  if (cell.value.length > CELL_CHARACTERS) return { fault: `is longer than ${CELL_CHARACTERS} characters` };
  switch (cell.type) {
    case 's': {
      const text = cell.value === '' ? '' : context.strings.get(Number(cell.value));
      return text === undefined ? { fault: 'refers to a text that the workbook does not have' } : { text };
    }
    case 'str':
    case 'inlineStr':
      return { text: unescaped(cell.value) };
    case 'b':
      return { text: cell.value.trim() === '1' ? 'TRUE' : cell.value.trim() === '0' ? 'FALSE' : cell.value };
    case 'e':
      return { fault: `holds the Excel error ${cell.value.slice(0, 20)}` };
    case 'd':
      return { text: /^\d{4}-\d{2}-\d{2}/.exec(cell.value)?.[0] ?? cell.value, typed: true };
    default:
      return { text: numericText(cell, context, inDateColumn), typed: true };
  }
}

function numericText(cell: StoredCell, context: CellContext, inDateColumn: boolean): string {
  const stored = cell.value.trim();
  const format = context.formats[cell.style] ?? GENERAL;
  if (stored !== '' && (format.date || inDateColumn)) {
    return serialDate(stored, context.date1904) ?? numberText(stored);
  }
  const text = numberText(stored);
  return format.digits > 0 && /^\d+$/.test(text) ? text.padStart(format.digits, '0') : text;
}
