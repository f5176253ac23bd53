import { withFormulaQuote } from '../rules/text-values.js';

const NEEDS_QUOTES = /[",\r\n]/;

/** One record of a CSV file (RFC 4180), ended by LF; texts that a spreadsheet would compute are quoted (security rule 11). */
export function csvRecord(cells: readonly (string | null)[]): string {
  // Joined, since what is added up piece by piece keeps every piece: the garbage collector then took a third of an export.
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\n`;
}

function csvCell(value: string): string {
  const text = withFormulaQuote(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
