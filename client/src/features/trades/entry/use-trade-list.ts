import {
  checkTradeRow,
  saysMissing,
  TRADE_FIELDS,
  type TradeField,
  type TradeRow,
  type TradeTexts,
} from '@rules/trade-row.js';
import { useLayoutEffect, useRef, useState } from 'react';
import { tidyCell } from '../paste/tidy-cell';
import { withTotal } from '../with-total';

const MOST_STEPS = 100;
const BLANK: TradeTexts = {
  transactionType: '',
  tradeDate: '',
  quantity: '',
  pricePerShare: '',
  totalAmount: '',
};

/** The last thing that was done, to say it and to take it back. */
export interface LastStep {
  words: string;
  mayUndo: boolean;
}

/** The list of trades being edited, the row at its end that waits to be filled, and what can be done to them. */
export function useTradeList(rows: readonly TradeRow[], onChange: (rows: TradeRow[]) => void) {
  const current = useRef(rows);
  const steps = useRef<(readonly TradeRow[])[]>([]);
  const [newRow, setNewRow] = useState(blankRow);
  const newRowNow = useRef(newRow);
  const [last, setLast] = useState<LastStep>({ words: '', mayUndo: false });
  useLayoutEffect(
    function followOwner() {
      current.current = rows;
    },
    [rows],
  );

  const apply = (next: TradeRow[], words: string) => {
    steps.current = [...steps.current.slice(1 - MOST_STEPS), current.current];
    current.current = next;
    setLast({ words, mayUndo: true });
    onChange(next);
  };
  const freshNewRow = () => {
    newRowNow.current = blankRow();
    setNewRow(newRowNow.current);
  };
  const find = (key: string) => current.current.find((row) => row.key === key);

  return {
    newRow,
    last,
    /** The row of a key as it is now, also within one event after a change. */
    find: (key: string): TradeRow | undefined =>
      find(key) ?? (newRowNow.current.key === key ? newRowNow.current : undefined),
    /** The keys from top to bottom as they are now, the waiting row's last. */
    keys: () => [...current.current.map(({ key }) => key), newRowNow.current.key],
    /** Puts a text into cells: each in its plain form where that is certain. */
    write: (key: string, texts: Partial<TradeTexts>, words = '') => {
      const kept = find(key);
      const before = kept ?? { ...BLANK, key };
      const changed = TRADE_FIELDS.filter(
        (field) => texts[field] !== undefined && tidyCell(field, texts[field]) !== before[field],
      );
      if (changed.length === 0) return;
      const after = { ...before };
      for (const field of changed) after[field] = tidyCell(field, texts[field] ?? '');
      const row = withTotal(before, after);
      if (!kept) freshNewRow();
      apply(
        kept ? current.current.map((each) => (each.key === key ? row : each)) : [...current.current, row],
        words || spokenError(row, changed, kept ? current.current.indexOf(kept) : current.current.length),
      );
    },
    add: (added: readonly TradeTexts[], words: string) =>
      apply([...current.current, ...added.map((texts) => ({ ...texts, key: newKey() }))], words),
    /** Puts a block of cells at a place, to the right and down; what goes beyond the end makes new rows. */
    fill: (key: string, field: TradeField, block: readonly (readonly string[])[], words: string) => {
      const first = TRADE_FIELDS.indexOf(field);
      const next = [...current.current];
      let at = next.findIndex((row) => row.key === key);
      if (at < 0) at = next.length;
      block.forEach((cells, line) => {
        const before = next[at + line] ?? { ...BLANK, key: newKey() };
        const after = { ...before };
        cells.forEach((cell, column) => {
          const target = TRADE_FIELDS[first + column];
          if (target) after[target] = tidyCell(target, cell);
        });
        next[at + line] = withTotal(before, after);
      });
      apply(next, words);
    },
    remove: (key: string, words: string) =>
      apply(
        current.current.filter((row) => row.key !== key),
        words,
      ),
    undo: () => {
      const before = steps.current.pop();
      if (!before) return;
      current.current = before;
      setLast({ words: 'Undone.', mayUndo: steps.current.length > 0 });
      onChange([...before]);
    },
  };
}

export type TradeList = ReturnType<typeof useTradeList>;

/** Says at once what cannot be read of what was just typed, since its mark is only seen. */
function spokenError(row: TradeRow, changed: readonly TradeField[], index: number): string {
  const errors = checkTradeRow(row);
  const error = changed
    .map((field) => errors[field])
    .find((each) => each !== undefined && !saysMissing(each));
  return error ? `Row ${index + 1}: ${error}.` : '';
}

function blankRow(): TradeRow {
  return { ...BLANK, key: newKey() };
}

/** Not a count: rows of a draft that comes back must not meet new ones. */
function newKey(): string {
  return `new-${Math.random().toString(36).slice(2)}`;
}
