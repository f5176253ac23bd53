import type { DecimalMark } from '@rules/number-forms.js';
import type { TradeField } from '@rules/trade-row.js';
import { readStatementDate } from './cell-dates';
import { readPlainNumber } from './cell-numbers';
import { fieldsOfHeader } from './column-names';
import { fieldsByShape } from './column-shapes';
import { splitCells } from './split-cells';
import { readTypeWord } from './type-words';

/** A statement may have owner, account and period above the header. */
const HEADER_WITHIN = 20;
const NAMES_OF_A_HEADER = 2;

/** A pasted table and the interpretation of its columns. */
export interface RecognisedTable {
  /** The column names as written; undefined when the table has none. */
  header?: string[];
  /** The field of each column; null for an unused column. */
  columns: (TradeField | null)[];
  lines: string[][];
  /** The lines above the header. */
  above: string[][];
  /** The decimal mark chosen by the user. */
  numbers?: DecimalMark;
}

/** Finds header, columns and lines of a pasted text: by the header's names, otherwise by the columns' values. */
export function recogniseTable(text: string): RecognisedTable {
  const all = splitCells(text);
  const headerAt = all.slice(0, HEADER_WITHIN).findIndex(isHeader);
  if (headerAt >= 0) {
    const header = all[headerAt]!;
    return {
      header,
      columns: fieldsOfHeader(header),
      lines: all.slice(headerAt + 1),
      above: all.slice(0, headerAt),
    };
  }
  // A header of unknown names above recognisable values.
  const [first, ...rest] = all;
  if (first && rest.length > 0 && !first.some(saysSomething) && rest[0]!.some(saysSomething)) {
    return { header: first, columns: fieldsByShape(rest), lines: rest, above: [] };
  }
  return { columns: fieldsByShape(all), lines: all, above: [] };
}

function isHeader(cells: string[]): boolean {
  if (cells.some((cell) => readStatementDate(cell) !== undefined || readPlainNumber(cell) !== undefined))
    return false;
  return fieldsOfHeader(cells).filter((field) => field !== null).length >= NAMES_OF_A_HEADER;
}

function saysSomething(cell: string): boolean {
  return (
    readPlainNumber(cell) !== undefined ||
    readStatementDate(cell) !== undefined ||
    readTypeWord(cell) !== undefined
  );
}
