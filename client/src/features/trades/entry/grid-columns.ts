import { TRADE_FIELDS, type TradeField } from '@rules/trade-row.js';

/** The focusable cells of a row, from left to right. */
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
  /** The key that started the edit and replaced the value. */
  typed?: string;
  /** The edit was started by a click: choices open at once. */
  byMouse?: boolean;
}

/** Whether a column has an editable value. */
export function isField(column: GridColumn): column is TradeField {
  return column !== 'row' && column !== 'delete';
}

/** The id of a cell, for focus and for links to it. */
export function cellId(gridId: string, { key, column }: Place): string {
  return `${gridId}-${key}-${column}`;
}

/** The cell that contains an element. */
export function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[data-column]');
  const key = cell?.closest<HTMLElement>('[data-key]')?.dataset.key;
  return cell && key !== undefined ? { key, column: cell.dataset.column as GridColumn } : undefined;
}

/** The element, when it is the input or select that edits a cell. */
export function editorOf(target: EventTarget): HTMLInputElement | HTMLSelectElement | undefined {
  const isEditor = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isEditor && 'editor' in target.dataset ? target : undefined;
}
