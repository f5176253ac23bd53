import type { Column } from '../reading/columns.js';
import type { RowProblem } from '../reading/file-shape.js';
import {
  cleanEmail,
  cleanSid,
  cleanText,
  composed,
  isPlainText,
  SID_MAX_LENGTH,
  textError,
  textOfFormula,
  withoutFormulaQuote,
} from '../../rules/text-values.js';
import { spreadsheetError } from '../../rules/spreadsheet-marks.js';

/** The cell of the column `sid` as it is stored and compared, wherever a SID is read from a file. */
export function cleanSidCell(cell: string): string {
  return withoutQuote(cleanSid(cell), cleanSid);
}

/** Whether a cleaned cell may be a SID: not empty, not too long, and storable as it is. */
export function isSid(sid: string): boolean {
  return sid !== '' && sid.length <= SID_MAX_LENGTH && textError(sid, false) === undefined;
}

/** An e-mail address from a cell, as it is stored. */
export function cleanEmailCell(cell: string): string {
  return withoutQuote(cleanEmail(cell), cleanEmail);
}

/**
 * A cell's text as it is stored: trimmed, NFC, '' when nothing in it is visible, without the quote that an export puts
 * before a formula, and `="00123"` as 00123.
 */
export function cleanTextCell(cell: string): string {
  return isPlainText(cell)
    ? withoutQuote(cell.trim(), trimmed)
    : composed(withoutQuote(cleanText(cell), cleanText));
}

/**
 * A rejected cell is returned as received, so characters that cleaning removes may follow the quote, and another quote
 * may follow them.
 */
function withoutQuote(text: string, clean: (text: string) => string): string {
  const written = textOfFormula(text);
  if (written !== undefined) return clean(written);
  const bare = withoutFormulaQuote(text);
  const cleaned = bare === text ? text : clean(bare);
  return cleaned === bare ? bare : withoutFormulaQuote(cleaned);
}

const trimmed = (text: string) => text.trim();

/** Why a cleaned cell is invalid in any column: too long, invalid characters, or a spreadsheet error. */
export function cellProblem(column: Column, text: string, lines: boolean): RowProblem | undefined {
  if (text.length > column.maxLength) {
    return problem(column, `is longer than ${column.maxLength} characters`);
  }
  const error = textError(text, lines) ?? spreadsheetError(text, column.identifier === true);
  return error === undefined ? undefined : problem(column, error);
}

/** The problem of one cell: its column, and a sentence that starts with the column's label. */
export function problem(column: Column, error: string): RowProblem {
  return { column: column.name, message: `${column.label} ${error}` };
}
