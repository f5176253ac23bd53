import { ImportKind } from './import-kinds.js';
import { type ColumnSet, DAY_PRICE_COLUMNS, RECORD_COLUMNS, TRADE_COLUMNS } from './reading/columns.js';

/** A kind of import whose files are tables. */
export type TableKind = Exclude<ImportKind, ImportKind.ASSESSMENT_NOTICES | ImportKind.RETURNS>;

const COLUMNS: Readonly<Record<TableKind, ColumnSet>> = {
  [ImportKind.SETTLEMENT_RECORDS]: RECORD_COLUMNS,
  [ImportKind.TRADES]: TRADE_COLUMNS,
  [ImportKind.DAY_PRICES]: DAY_PRICE_COLUMNS,
};

/** The columns of a kind of import. */
export function columnsOf(kind: TableKind): ColumnSet {
  return COLUMNS[kind];
}
