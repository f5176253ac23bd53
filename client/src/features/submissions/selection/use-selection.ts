import { MOST_SELECTED } from '@rules/selection-limits.js';
import { useMemo, useState } from 'react';
import type { SubmissionSelectionQuery } from '../../../generated/graphql';

/** A submission as far as a selection needs it. */
export type SelectedRow = Pick<
  SubmissionSelectionQuery['submissionSelection']['submissions'][number],
  'id' | 'sid'
>;

/** The selected submissions of the list, also of other pages and other filters. */
export interface Selection {
  rows: readonly SelectedRow[];
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (row: SelectedRow) => void;
  /** Adds rows, as many as a selection may hold. */
  add: (rows: readonly SelectedRow[]) => void;
  clear: () => void;
}

function addedTo(selected: ReadonlyMap<string, SelectedRow>, rows: readonly SelectedRow[]) {
  const next = new Map(selected);
  for (const { id, sid } of rows) {
    if (next.size >= MOST_SELECTED && !next.has(id)) break;
    next.set(id, { id, sid });
  }
  return next;
}

/** The selection of the list, which ends when its page is left. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, SelectedRow>>(new Map());
  return useMemo(
    () => ({
      rows: [...selected.values()],
      ids: [...selected.keys()],
      has: (id) => selected.has(id),
      toggle: (row) =>
        setSelected((current) => {
          if (!current.has(row.id)) return addedTo(current, [row]);
          const rest = new Map(current);
          rest.delete(row.id);
          return rest;
        }),
      add: (rows) => setSelected((current) => addedTo(current, rows)),
      clear: () => setSelected(new Map()),
    }),
    [selected],
  );
}
