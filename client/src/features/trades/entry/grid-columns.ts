import { TRADE_FIELDS, type TradeField } from '@rules/trade-row.js';

/** The cells of a row that can have the focus, from left to right. */
export const GRID_COLUMNS = ['row', ...TRADE_FIELDS, 'delete'] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

/** One cell of the grid. */
export interface Place {
  key: string;
  column: GridColumn;
}

/** The cell that is being edited. */
export interface Editing {
  key: string;
  field: TradeField;
  /** What the first key wrote over the value. */
  typed?: string;
  /** Opened by a click: choices are unfolded at once. */
  byMouse?: boolean;
}

/** Whether a column holds a value that can be typed. */
export function isField(column: GridColumn): column is TradeField {
  return column !== 'row' && column !== 'delete';
}

/** The id of a cell, for focus and for links to it. */
export function cellId(gridId: string, { key, column }: Place): string {
  return `${gridId}-${key}-${column}`;
}

/** The cell that an element lies in. */
export function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[data-column]');
  const key = cell?.closest<HTMLElement>('[data-key]')?.dataset.key;
  return cell && key !== undefined ? { key, column: cell.dataset.column as GridColumn } : undefined;
}

/** The input or select that edits a cell, when the element is one. */
export function editorOf(target: EventTarget): HTMLInputElement | HTMLSelectElement | undefined {
  const isEditor = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isEditor && 'editor' in target.dataset ? target : undefined;
}
