import { TRADE_FIELDS } from '@rules/trade-row.js';
import { recogniseTable, type RecognisedTable } from '../paste/recognise-table';
import { splitCells } from '../paste/split-cells';
import { isField, type Place } from './grid-columns';

/**
 * Pasted lines with at least this many cells are whole trades; fewer are values for the cells from the current one on.
 */
const WHOLE_TRADE = 4;

/** The kinds of pasted text: trades to add, a block of values from the cell on, or one value. */
export type GridPaste =
  | { kind: 'trades'; table: RecognisedTable }
  | { kind: 'block'; block: string[][] }
  | { kind: 'value'; text: string };

/**
 * Recognises the kind of a pasted text. A recognised header, or lines of four or more cells, are trades.
 * @param share the ticker code of the claim's share, if it is known
 */
export function readGridPaste(text: string, { column }: Place, share: string | undefined): GridPaste {
  const table = recogniseTable(text, share);
  const widest = Math.max(0, ...table.lines.map((cells) => cells.length));
  const knows = table.columns.filter((field) => field !== null).length;
  const hasTabs = text.includes('\t');
  if ((table.header && knows >= 2) || (widest >= WHOLE_TRADE && knows >= 2)) return { kind: 'trades', table };
  // A single text with a comma is a number, not two cells.
  const block = hasTabs
    ? splitCells(text)
    : text
        .trim()
        .split(/\r\n?|\n/)
        .map((line) => [line.trim()]);
  if (block.length <= 1 && (block[0]?.length ?? 0) <= 1) return { kind: 'value', text: text.trim() };
  const room = TRADE_FIELDS.length - (isField(column) ? TRADE_FIELDS.indexOf(column) : 0);
  return { kind: 'block', block: block.map((cells) => cells.slice(0, room)) };
}
