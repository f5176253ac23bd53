import { withFormulaQuote, withOneFormulaQuote } from '../rules/text-values.js';

const NEEDS_QUOTES = /[",\r\n]/;

/**
 * A record of a CSV file (RFC 4180), ended by LF; texts that a spreadsheet would treat as formulas are quoted (EXPORT-7,
 * EXPORT-8).
 */
export function csvRecord(cells: readonly (string | null)[]): string {
  // Joined rather than concatenated: a concatenated string keeps all its parts, and garbage collection took a third of an
  // export's time.
  return `${cells.map((cell) => csvCell(withFormulaQuote(cell ?? ''))).join(',')}\n`;
}

/** The same for a rejected row of an uploaded file, with its error appended. */
export function rejectedCsvRecord(cells: readonly string[], errorCells: readonly string[]): string {
  const texts = [...cells.map(withOneFormulaQuote), ...errorCells.map(withFormulaQuote)];
  return `${texts.map(csvCell).join(',')}\n`;
}

function csvCell(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
