import type { TradeRow } from '@rules/trade-row.js';
import { useState } from 'react';
import { foundTrades, WHOLE_LIST, type TradeFind } from './find-trades';

/** The rows that were found when the filter was applied. */
interface Found {
  find: TradeFind;
  /** Their keys in the chosen order. */
  keys: readonly string[];
  /** The keys of all rows at that time. */
  known: ReadonlySet<string>;
}

/**
 * The filter and order of a list that is edited. They are applied when they are chosen and not on each change, as in a
 * spreadsheet: a row that is being changed neither disappears nor moves, and a row added later is shown at the end.
 */
export function useFoundRows(rows: readonly TradeRow[]) {
  const [found, setFound] = useState<Found>();
  return {
    find: found?.find ?? WHOLE_LIST,
    setFind: (find: TradeFind) => {
      const matching = foundTrades(rows, find);
      setFound(
        matching === rows
          ? undefined
          : { find, keys: matching.map(({ key }) => key), known: new Set(rows.map(({ key }) => key)) },
      );
    },
    /** The rows of a later state of the list that are shown. */
    rowsIn: (all: readonly TradeRow[]): readonly TradeRow[] => {
      if (!found) return all;
      const byKey = new Map(all.map((row) => [row.key, row]));
      const kept = found.keys.flatMap((key) => byKey.get(key) ?? []);
      return [...kept, ...all.filter(({ key }) => !found.known.has(key))];
    },
  };
}
