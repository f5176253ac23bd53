import type { KeyboardEvent } from 'react';
import { editorOf, GRID_COLUMNS, isField, placeOf, type Place } from './grid-columns';
import type { Grid } from './use-grid';
import type { RowSelection } from './use-row-selection';
import type { TradeList } from './use-trade-list';
import { isRightToLeft } from '../../../lib/locale';

const PAGE = 10;
/** The key code while an input method handles a key; in Safari the only sign for the Enter that ends a composition. */
const TAKEN_BY_INPUT_METHOD = 229;
const TYPE_KEYS: Record<string, readonly string[]> = {
  b: ['BUY'],
  s: ['SELL'],
  t: ['TRANSFER_IN', 'TRANSFER_OUT'],
};

type Key = KeyboardEvent<HTMLElement>;

/** What the keys of the grid act on. */
interface Pressed {
  grid: Grid;
  list: TradeList;
  selection: RowSelection;
  /** Moves the focus out of the table. */
  leave: () => void;
}

/**
 * The grid's keys: arrows and Enter move, typing or F2 edits, Tab leaves the table, and goes to the next cell while one
 * is edited (TRADE-22). Esc cancels an edit and otherwise leaves the table, Delete clears a cell or deletes the row whose
 * number has the focus, Space selects that row and Shift with the arrows a range (TRADE-28), Ctrl+Z undoes.
 */
export function pressInGrid(event: Key, pressed: Pressed): void {
  const { grid, list } = pressed;
  const place = placeOf(event.target);
  if (!place || event.nativeEvent.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) return;
  const editor = editorOf(event.target);
  const done = editor ? pressInEditor(event, place, editor, grid, list) : pressInCell(event, place, pressed);
  if (!done) return;
  event.preventDefault();
  // A dialog around the table would close on Esc.
  event.stopPropagation();
}

function pressInEditor(
  event: Key,
  place: Place,
  editor: HTMLInputElement | HTMLSelectElement,
  grid: Grid,
  list: TradeList,
): boolean {
  const move = (rows: number) => {
    grid.commit(editor.value);
    grid.step(place, rows, 0);
    return true;
  };
  const isSelect = editor instanceof HTMLSelectElement;
  switch (event.key) {
    case 'Enter':
      return move(event.shiftKey ? -1 : 1);
    case 'ArrowDown':
    case 'ArrowUp':
      return !isSelect && move(event.key === 'ArrowUp' ? -1 : 1);
    case 'Tab':
      grid.keep(editor.value);
      return grid.editNext(place, event.shiftKey ? -1 : 1);
    case 'Escape':
      grid.cancel();
      return true;
  }
  const type = isSelect && !event.ctrlKey && !event.metaKey ? typeOf(event.key, editor.value) : undefined;
  if (type === undefined) return false;
  list.write(place.key, { transactionType: type });
  editor.value = type;
  return true;
}

function pressInCell(event: Key, place: Place, { grid, list, selection, leave }: Pressed): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const withControl = ctrlKey || metaKey;
  const move = (rows: number, columns: number) => {
    const to = grid.step(place, rows, columns);
    if (shiftKey && place.column === 'row' && columns === 0) selection.extend(place.key, to);
    return true;
  };
  if (withControl && key.toLowerCase() === 'z') {
    list.undo();
    return true;
  }
  switch (key) {
    case 'ArrowDown':
      return move(withControl ? Infinity : 1, 0);
    case 'ArrowUp':
      return move(withControl ? -Infinity : -1, 0);
    case 'ArrowLeft':
      return move(0, isRightToLeft() ? 1 : -1);
    case 'ArrowRight':
      return move(0, isRightToLeft() ? -1 : 1);
    case 'PageDown':
      return move(PAGE, 0);
    case 'PageUp':
      return move(-PAGE, 0);
    case 'Home':
      return move(withControl ? -Infinity : 0, -GRID_COLUMNS.length);
    case 'End':
      return move(withControl ? Infinity : 0, GRID_COLUMNS.length);
    case 'Escape':
      leave();
      return true;
  }
  if (!isField(place.column)) return pressAtRow(event, place, grid, selection);
  switch (key) {
    case 'Enter':
      return move(shiftKey ? -1 : 1, 0);
    case 'F2':
      grid.edit(place.key, place.column);
      return true;
    case 'Delete':
    case 'Backspace':
      grid.clear(place.key, place.column);
      return true;
  }
  if (key.length !== 1 || withControl || altKey) return false;
  if (place.column === 'transactionType') return chooseType(key, place, grid, list);
  grid.edit(place.key, place.column, key);
  return true;
}

function pressAtRow(event: Key, place: Place, grid: Grid, selection: RowSelection): boolean {
  if (place.column === 'row' && event.key === ' ') {
    selection.toggle(place.key, event.shiftKey);
    return true;
  }
  const deletes = event.key === 'Delete' || event.key === 'Backspace';
  const presses = place.column === 'delete' && (event.key === 'Enter' || event.key === ' ');
  if (!deletes && !presses) return false;
  grid.remove(place.key);
  return true;
}

/** B, S and T select the type, a second T the other transfer; any other key only opens the choices. */
function chooseType(key: string, place: Place, grid: Grid, list: TradeList): boolean {
  const type = typeOf(key, list.find(place.key)?.transactionType ?? '');
  if (type !== undefined) list.write(place.key, { transactionType: type });
  // Open, so that Tab goes to the next cell.
  grid.edit(place.key, 'transactionType');
  return true;
}

function typeOf(key: string, now: string): string | undefined {
  const types = TYPE_KEYS[key.toLowerCase()];
  return types && (types[types.indexOf(now) + 1] ?? types[0]);
}
