import { withFormulaQuote, withOneFormulaQuote } from '../rules/text-values.js';

const NEEDS_QUOTES = /[",\r\n]/;

/**
 * One record of a CSV file (RFC 4180), ended by LF; texts that a spreadsheet would compute are quoted (EXPORT-7,
 * EXPORT-8).
 */
export function csvRecord(cells: readonly (string | null)[]): string {
  // Joined, since what is added up piece by piece keeps every piece: the garbage collector then took a third of an export.
  return `${cells.map((cell) => csvCell(withFormulaQuote(cell ?? ''))).join(',')}\n`;
}

/** The same of a row of a received file that is handed back, with what is said of it behind. */
export function csvRecordHandedBack(cells: readonly string[], said: readonly string[]): string {
  const texts = [...cells.map(withOneFormulaQuote), ...said.map(withFormulaQuote)];
  return `${texts.map(csvCell).join(',')}\n`;
}

function csvCell(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
