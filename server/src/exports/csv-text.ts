import { withFormulaQuote } from '../rules/text-values.js';

const NEEDS_QUOTES = /[",\r\n]/;

/** One record of a CSV file (RFC 4180), ended by LF; texts that a spreadsheet would compute are quoted (security rule 11). */
export function csvRecord(cells: readonly (string | null)[]): string {
  let line = '';
  for (let index = 0; index < cells.length; index += 1) {
    if (index > 0) line += ',';
    line += csvCell(cells[index] ?? '');
  }
  return `${line}\n`;
}

function csvCell(value: string): string {
  const text = withFormulaQuote(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
