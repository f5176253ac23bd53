import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isFreeKey } from '../../lib/shortcut';

/** What can be done with a row; each gets the row's id. */
interface RowActions {
  onOpen: (id: string, inNewTab: boolean) => void;
  onSelect: (id: string) => void;
  /** Shows what the keys do. */
  onHelp: () => void;
}

/** The row that was opened last, and the address of its list; forgotten once the list shows it again. */
let opened: { list: string; id: string } | undefined;

const rowOf = (id: string) => document.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`);
const focusedRow = () =>
  document.activeElement instanceof HTMLTableRowElement ? document.activeElement.dataset['row'] : undefined;

/** The row that a key moves to, from the active one or, before any was focused, to the first. */
function target(key: string, ids: readonly string[], active: string | undefined): string | undefined {
  const at = active === undefined ? -1 : ids.indexOf(active);
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return ids[Math.min(at + 1, ids.length - 1)];
    case 'k':
    case 'ArrowUp':
      return ids[Math.max(at - 1, 0)];
    case 'Home':
      return ids[0];
    case 'End':
      return ids.at(-1);
    default:
      return undefined;
  }
}

/** Puts the focus back on the row from which a page was opened, when the person comes back to the list (LIST-30). */
function useReturnToRow(list: string, ids: readonly string[] | undefined) {
  useEffect(
    function focusOpenedRow() {
      if (opened?.list !== list || !ids?.includes(opened.id)) return undefined;
      const { id } = opened;
      // After the heading, which takes the focus of every page that is opened.
      const timer = setTimeout(() => {
        opened = undefined;
        rowOf(id)?.focus({ preventScroll: true });
        rowOf(id)?.scrollIntoView({ block: 'center' });
      });
      return () => clearTimeout(timer);
    },
    [list, ids],
  );
}

/**
 * Moves through the rows of a table by keys: `j` and `k` wherever nobody types, the arrow keys, Home and End on a row;
 * Enter opens a row, `x` selects it, `?` shows the keys. Of the rows themselves only one is a tab stop.
 * The focus returns to the row when the list is opened again.
 * @returns the attributes of the row with an id
 */
export function useRowKeys(ids: readonly string[] | undefined, actions: RowActions) {
  const [focused, setFocused] = useState<string>();
  const { pathname, search } = useLocation();
  const list = pathname + search;
  useReturnToRow(list, ids);
  const stop = focused !== undefined && ids?.includes(focused) ? focused : ids?.[0];
  useEffect(function listenForRowKeys() {
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      const active = focusedRow();
      if (key === '?' && isFreeKey(event)) {
        event.preventDefault();
        actions.onHelp();
        return;
      }
      if (!ids || ids.length === 0) return;
      if (active !== undefined && key === 'Enter' && !event.defaultPrevented) {
        event.preventDefault();
        const inNewTab = event.ctrlKey || event.metaKey;
        if (!inNewTab) opened = { list, id: active };
        actions.onOpen(active, inNewTab);
        return;
      }
      if (!isFreeKey(event)) return;
      if (active !== undefined && key === 'x') {
        actions.onSelect(active);
        return;
      }
      const isLetter = key === 'j' || key === 'k';
      if (active === undefined && !isLetter) return;
      const next = target(key, ids, active ?? focused);
      if (next === undefined) return;
      event.preventDefault();
      rowOf(next)?.focus();
      rowOf(next)?.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (id: string) => ({
    'data-row': id,
    tabIndex: id === stop ? 0 : -1,
    onFocus: () => setFocused(id),
  });
}
