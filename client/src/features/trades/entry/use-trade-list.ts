import {
  checkTradeRow,
  isKeptOpening,
  isMissingError,
  TRADE_FIELDS,
  type TradeField,
  type TradeRow,
  type TradeTexts,
} from '@rules/trade-row.js';
import { useLayoutEffect, useRef, useState } from 'react';
import { t } from '@rules/text.js';
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

/** The last change, to announce it and to undo it. */
export interface LastStep {
  words: string;
  mayUndo: boolean;
}

/** The list of trades being edited with the empty row at its end, and the operations on them. */
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
    /** The current row with this key, also within one event after a change. */
    find: (key: string): TradeRow | undefined =>
      find(key) ?? (newRowNow.current.key === key ? newRowNow.current : undefined),
    /** The current rows, also within one event after a change. */
    rows: (): readonly TradeRow[] => current.current,
    newKey: () => newRowNow.current.key,
    /** The displayed number of a row. */
    numberOf: (key: string) =>
      current.current.filter((row) => !isKeptOpening(row)).findIndex((row) => row.key === key) + 1,
    /** Writes texts into cells, each normalised when its meaning is certain. */
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
    /** Writes a block of cells from a cell on, to the right and down; what exceeds the list creates new rows. */
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
    /** Deletes rows in one step, which one undo takes back. */
    remove: (keys: ReadonlySet<string>, words: string) =>
      apply(
        current.current.filter((row) => !keys.has(row.key)),
        words,
      ),
    undo: () => {
      const before = steps.current.pop();
      if (!before) return;
      current.current = before;
      setLast({ words: t('Undone.'), mayUndo: steps.current.length > 0 });
      onChange([...before]);
    },
  };
}

export type TradeList = ReturnType<typeof useTradeList>;

/** The announcement of an error in what was just typed, since its mark is only visible. */
function spokenError(row: TradeRow, changed: readonly TradeField[], index: number): string {
  const errors = checkTradeRow(row);
  const error = changed
    .map((field) => errors[field])
    .find((each) => each !== undefined && !isMissingError(each));
  return error ? t('Row {index}: {error}.', { index: index + 1, error }) : '';
}

function blankRow(): TradeRow {
  return { ...BLANK, key: newKey() };
}

/** Not a counter: rows of a restored draft must not have the keys of new ones. */
function newKey(): string {
  return `new-${Math.random().toString(36).slice(2)}`;
}
