import { TRADE_FIELD_LABELS, TRADE_FIELDS, type TradeField } from '@rules/trade-row.js';
import { useEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { t } from '@rules/text.js';
import { cellId, editorOf, GRID_COLUMNS, isField, placeOf, type Editing, type Place } from './grid-columns';
import type { TradeList } from './use-trade-list';

/**
 * The focused cell and the edited cell of the grid, and the moves between cells.
 * @param keysNow the keys of the displayed rows from top to bottom, with the empty row's last
 */
export function useGrid(
  gridId: string,
  list: TradeList,
  keysNow: () => readonly string[],
  onRow: (key: string | undefined) => void,
) {
  const [active, setActive] = useState<Place>();
  const [editing, setEditing] = useState<Editing>();
  const editingNow = useRef<Editing>(undefined);
  const wanted = useRef<Place>(undefined);

  useEffect(function focusWantedCell() {
    const place = wanted.current;
    if (!place || editingNow.current) return;
    wanted.current = undefined;
    const cell = document.getElementById(cellId(gridId, place));
    (cell?.querySelector<HTMLElement>('[data-delete]') ?? cell)?.focus();
  });

  const go = (place: Place) => {
    wanted.current = place;
    setActive({ ...place });
    onRow(place.key);
  };
  const edit = (key: string, field: TradeField, typed?: string, byMouse = false) => {
    editingNow.current = { key, field, typed, byMouse };
    setEditing(editingNow.current);
    setActive({ key, column: field });
    onRow(key);
  };
  const stopEditing = () => {
    editingNow.current = undefined;
    setEditing(undefined);
  };
  /** Saves the editor's text and leaves the editor open. */
  const keep = (text: string) => {
    const { current } = editingNow;
    if (current) list.write(current.key, { [current.field]: text });
  };

  return {
    active,
    editing,
    go,
    edit,
    keep,
    isEditing: () => editingNow.current !== undefined,
    commit: (text: string) => {
      keep(text);
      stopEditing();
    },
    /** Closes the editor without saving its text. */
    cancel: () => {
      const { current } = editingNow;
      stopEditing();
      if (current) go({ key: current.key, column: current.field });
    },
    /** Moves by rows and columns, within the grid's edges; returns the key of the row that it comes to. */
    step: ({ key, column }: Place, rows: number, columns: number): string => {
      const keys = keysNow();
      const row = clamp(keys.indexOf(key) + rows, keys.length);
      const at = clamp(GRID_COLUMNS.indexOf(column) + columns, GRID_COLUMNS.length);
      go({ key: keys[row]!, column: GRID_COLUMNS[at]! });
      return keys[row]!;
    },
    /** Edits the next value, after the last one that of the next row; false at the end of the grid. */
    editNext: ({ key, column }: Place, direction: 1 | -1): boolean => {
      const keys = keysNow();
      const at =
        keys.indexOf(key) * TRADE_FIELDS.length +
        TRADE_FIELDS.findIndex((field) => field === column) +
        direction;
      if (at < 0 || at >= keys.length * TRADE_FIELDS.length) return false;
      edit(keys[Math.floor(at / TRADE_FIELDS.length)]!, TRADE_FIELDS[at % TRADE_FIELDS.length]!);
      return true;
    },
    remove: (key: string) => {
      const keys = keysNow();
      const at = keys.indexOf(key);
      if (at === keys.length - 1) return;
      list.remove(new Set([key]), t('Row {numberOf} was deleted.', { numberOf: list.numberOf(key) }));
      go({ key: keys[at + 1]!, column: 'row' });
    },
    clear: (key: string, field: TradeField) =>
      list.write(key, { [field]: '' }, t('{field} was cleared.', { field: TRADE_FIELD_LABELS[field] })),
    onFocus: ({ target }: FocusEvent) => {
      const place = placeOf(target);
      if (!place || (active?.key === place.key && active.column === place.column)) return;
      setActive(place);
      onRow(place.key);
    },
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      const editor = editorOf(target);
      const left = placeOf(target);
      // After Tab the next cell of the same row is already being edited.
      const isEdited = left?.key === editingNow.current?.key && left?.column === editingNow.current?.field;
      if (editor && left && isEdited) {
        keep(editor.value);
        stopEditing();
      }
      if (!currentTarget.contains(relatedTarget)) onRow(undefined);
    },
    onClick: ({ target }: MouseEvent) => {
      const place = placeOf(target);
      if (!place || editorOf(target)) return;
      if (isField(place.column)) edit(place.key, place.column, undefined, true);
      else if (place.column === 'row') go(place);
    },
  };
}

export type Grid = ReturnType<typeof useGrid>;

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index));
}
