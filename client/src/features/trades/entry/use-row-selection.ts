import { useState } from 'react';

/** The rows that are selected to be deleted together (TRADE-28). */
export function useRowSelection(keysNow: () => readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Where a range begins.
  const [anchor, setAnchor] = useState<string>();
  const addRange = (one: string, other: string) => {
    const keys = keysNow();
    const ends = [keys.indexOf(one), keys.indexOf(other)].sort((a, b) => a - b);
    // The empty row at the end is no row of the list.
    const range = keys.slice(Math.max(0, ends[0]!), ends[1]! + 1).filter((key) => key !== keys.at(-1));
    setSelected(new Set([...selected, ...range]));
  };
  return {
    selected,
    /** Selects a row, or not any more; with `asRange` all from the one pressed before. */
    toggle: (key: string, asRange: boolean) => {
      if (key === keysNow().at(-1)) return;
      if (asRange && anchor !== undefined) {
        addRange(anchor, key);
        return;
      }
      setAnchor(key);
      const next = new Set(selected);
      if (!next.delete(key)) next.add(key);
      setSelected(next);
    },
    /** Selects from where the selection began, or from a row, up to another. */
    extend: (from: string, to: string) => {
      const begun = anchor !== undefined && selected.has(anchor) ? anchor : from;
      setAnchor(begun);
      addRange(begun, to);
    },
    set: (keys: Iterable<string>) => {
      setAnchor(undefined);
      setSelected(new Set(keys));
    },
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
