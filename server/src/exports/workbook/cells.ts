/** The type of a column's cells: text, number, or a date in Excel's day count. */
export type CellKind = 'text' | 'number' | 'date';

/** Day 0 of Excel's calendar for dates from March 1900 on. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Excel keeps 15 digits of a number; a longer one is written as text, so that no digit is lost. */
const EXACT_NUMBER = /^(?=\d{1,15}$|\d+\.\d+$)[\d.]{1,16}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Characters that XML 1.0 does not allow. */
const NOT_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A carriage return must be written as a reference, since XML parsers read a plain one as a line feed. */
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Text that a reader would take for an escaped character; its `_` is escaped. */
const LIKE_A_CODE = /_(?=x[0-9a-f]{4}_)/gi;

const escaped = (text: string) =>
  text
    .replace(NOT_XML, '')
    .replace(LIKE_A_CODE, '_x005F_')
    .replace(/[&<>\r]/g, (character) => ENTITIES[character]!);

function cell(place: string, text: string, kind: CellKind): string {
  if (text === '') return '';
  if (kind === 'number' && EXACT_NUMBER.test(text)) return `<c r="${place}"><v>${text}</v></c>`;
  if (kind === 'date' && DAY.test(text))
    return `<c r="${place}" s="1"><v>${(Date.parse(text) - EXCEL_EPOCH) / DAY_MS}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** A row of a sheet, numbered from 1. Cells are text or values, never formulas. */
export function sheetRow(row: number, texts: readonly string[], kinds: readonly CellKind[]): string {
  let cells = '';
  for (let at = 0; at < texts.length; at += 1)
    cells += cell(`${columnLetters(at)}${row}`, texts[at]!, kinds[at] ?? 'text');
  return `<row r="${row}">${cells}</row>`;
}

function columnLetters(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : columnLetters(Math.floor(index / 26) - 1) + columnLetters(index % 26);
}
