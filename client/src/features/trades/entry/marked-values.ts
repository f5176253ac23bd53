import { TRADE_FIELDS, type TradeField, type TradeErrors, type TradeRow } from '@rules/trade-row.js';
import type { RowMarks } from './row-marks';

/** One marked value of the list. */
export interface MarkedValue {
  row: TradeRow;
  /** The row's number on screen. */
  number: number;
  field: TradeField;
  /** What is said, after the field's name. */
  words: string;
}

/** All errors, or all warnings, from top to bottom. */
export function markedValues(
  rows: readonly TradeRow[],
  marks: ReadonlyMap<string, RowMarks>,
  kind: 'errors' | 'warnings',
): MarkedValue[] {
  return rows.flatMap((row, at) => {
    const found: TradeErrors = marks.get(row.key)?.[kind] ?? {};
    return TRADE_FIELDS.flatMap((field) =>
      found[field] ? [{ row, number: at + 1, field, words: found[field] }] : [],
    );
  });
}
