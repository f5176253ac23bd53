import { ImportMode } from '../import-kinds.js';
import type { StoredTrade } from './current-trades.js';
import { isOpening, type TradeRow } from './trade-rows.js';

/** What a file's rows change in a stored list: rows to add, stored trades to remove, rows that already exist. */
export interface ListChanges {
  added: TradeRow[];
  removedIds: string[];
  matched: number;
  /** Whether the rows replace imported trades. */
  replaces: boolean;
}

/**
 * Compares the valid rows of one SID with its stored trades; each stored trade matches at most one row (IMPORT-36).
 * REPLACE: imported trades that are missing from the file are removed; trades entered by hand stay and match equal
 * rows. APPEND: every row is added except those equal to a trade entered by hand; a new OPEN row replaces the old one.
 */
export function changesOf(
  mode: ImportMode,
  rows: readonly TradeRow[],
  stored: readonly StoredTrade[],
): ListChanges {
  const replaces = mode === ImportMode.REPLACE;
  const unmatched = new Map<string, StoredTrade[]>();
  // Imported trades first: a row equal to an imported and to a typed trade matches the imported one.
  for (const trade of [...stored].sort((a, b) => Number(b.imported) - Number(a.imported))) {
    if (!replaces && trade.imported && !trade.isOpen) continue;
    const same = unmatched.get(trade.key);
    if (same) same.push(trade);
    else unmatched.set(trade.key, [trade]);
  }
  const changes: ListChanges = {
    added: [],
    removedIds: [],
    matched: 0,
    replaces: replaces && stored.some((trade) => trade.imported),
  };
  for (const row of rows) {
    if (unmatched.get(row.key!)?.shift()) changes.matched += 1;
    else changes.added.push(row);
  }
  const newOpen = changes.added.some(isOpening);
  for (const trade of [...unmatched.values()].flat()) {
    if (trade.isOpen ? newOpen : replaces && trade.imported) changes.removedIds.push(trade.id);
  }
  return changes;
}
