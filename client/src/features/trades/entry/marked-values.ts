import { TRADE_FIELDS, type TradeField, type TradeErrors, type TradeRow } from '@rules/trade-row.js';
import type { ListMarks } from './row-marks';

/** A value of the list with an error or a warning. */
export interface MarkedValue {
  row: TradeRow;
  /** The displayed row number. */
  number: number;
  field: TradeField;
  /** The message, which follows the field's name. */
  words: string;
}

/** All errors, or all warnings, from top to bottom. */
export function markedValues(
  rows: readonly TradeRow[],
  marks: ListMarks,
  kind: 'errors' | 'warnings',
): MarkedValue[] {
  return rows.flatMap((row, at) => {
    if (!marks.mayHave(row.key)) return [];
    const found: TradeErrors = marks.get(row.key)?.[kind] ?? {};
    return TRADE_FIELDS.flatMap((field) =>
      found[field] ? [{ row, number: at + 1, field, words: found[field] }] : [],
    );
  });
}
