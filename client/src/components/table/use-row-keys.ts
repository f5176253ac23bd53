import { useEffect, useState } from 'react';
import { isFreeKey } from '../../lib/shortcut';

/** What can be done with a row; each gets the row's id. */
interface RowActions {
  onOpen: (id: string, inNewTab: boolean) => void;
  onSelect: (id: string) => void;
  /** Shows what the keys do. */
  onHelp: () => void;
}

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

/**
 * Moves through the rows of a table by keys: `j` and `k` wherever nobody types, the arrow keys, Home and End on a row;
 * Enter opens a row, `x` selects it, `?` shows the keys. Of the rows themselves only one is a tab stop.
 * @returns the attributes of the row with an id
 */
export function useRowKeys(ids: readonly string[] | undefined, actions: RowActions) {
  const [focused, setFocused] = useState<string>();
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
        actions.onOpen(active, event.ctrlKey || event.metaKey);
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
