import type { DecimalMark } from '@rules/number-forms.js';
import type { TradeField } from '@rules/trade-row.js';
import { readStatement } from './broker-statement';
import { readStatementDate } from '../../../lib/statement-dates';
import { readPlainNumber } from './cell-numbers';
import { fieldsOfHeader } from './column-names';
import { fieldsByShape } from './column-shapes';
import { isNoTrade, statusColumnOf } from './no-trades';
import { codeColumnOf, countCodes } from './share-codes';
import { splitCells } from './split-cells';
import { readTypeWord } from './type-text';

/** A statement may have owner, account and period above the header. */
const HEADER_WITHIN = 20;
const NAMES_OF_A_HEADER = 2;

/** The types that all trades of a statement may have: some brokers give purchases and sales in a file each. */
export const ONE_TYPE = ['BUY', 'SELL'] as const;
export type OneType = (typeof ONE_TYPE)[number];

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
  /** What the user says all trades are, where no column says it. */
  allAre?: OneType;
  /** The column of the ticker codes; absent when there is none. */
  codeColumn?: number;
  /** The ticker code whose lines are read; absent while it is not certain. */
  code?: string;
  /** Lines of a broker's statement that are no trades, as texts. */
  leftOut?: string[];
  /** What the user should know about such a statement. */
  notes?: string[];
}

/**
 * Finds header, columns and lines of a pasted text: by the shape of a broker's statement, by the header's names,
 * otherwise by the columns' values.
 * @param share the ticker code of the claim's share, if it is known
 */
export function recogniseTable(text: string, share?: string): RecognisedTable {
  const all = splitCells(text);
  const statement = readStatement(all);
  const table = statement ? { ...statement, columns: fieldsOfHeader(statement.header) } : tableOf(all);
  const codeColumn = codeColumnOf(table.header, table.lines);
  if (codeColumn === undefined) return table;
  const codes = [...countCodes(table.lines, codeColumn).keys()];
  const only = share === undefined && codes.length === 1 ? codes[0] : undefined;
  const code = codes.find((each) => each === share) ?? only;
  return { ...withoutNoTrades(table), codeColumn, ...(code !== undefined && { code }) };
}

/** A table of a broker without the lines that are certainly no trades. */
function withoutNoTrades(table: RecognisedTable): RecognisedTable {
  const { header = [], columns, lines, leftOut = [] } = table;
  const status = statusColumnOf(header);
  const type = columns.indexOf('transactionType');
  const isOut = (line: string[]) =>
    isNoTrade({
      // Without types, the signs of the quantities may say them.
      type: type < 0 ? '-' : (line[type] ?? ''),
      quantity: line[columns.indexOf('quantity')] ?? '',
      price: line[columns.indexOf('pricePerShare')] ?? '',
      status: line[status] ?? '',
    });
  return {
    ...table,
    lines: lines.filter((line) => !isOut(line)),
    leftOut: [...leftOut, ...lines.filter(isOut).map((line) => line.filter(Boolean).join(' '))],
  };
}

function tableOf(all: string[][]): RecognisedTable {
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
