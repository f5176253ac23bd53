import { useEffect, useState, type MouseEvent } from 'react';
import { isFreeKey } from '../../lib/shortcut';
import { rowOf, useReturnToRow } from './use-return-to-row';

/** What can be done with a row; each gets the row's id. */
interface RowActions {
  onOpen: (id: string, inNewTab: boolean) => void;
  /** Absent where rows are not selected. */
  onSelect?: (id: string) => void;
  /** Shows what the keys do. */
  onHelp: () => void;
}

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

/** Whether a click leads to another page in this tab. */
function leavesPage({ target: clicked, ctrlKey, metaKey }: MouseEvent): boolean {
  const link = (clicked as Element).closest('a');
  return link !== null && link.target !== '_blank' && !ctrlKey && !metaKey;
}

/**
 * Moves through the rows of a table by keys: `j` and `k` wherever nobody types, the arrow keys, Home and End on a row;
 * Enter opens a row, `x` or Space selects it, `?` shows the keys. Of the rows themselves only one is a tab stop. The focus
 * returns to the row that was opened when the list is shown again.
 * @returns the attributes of the row with an id
 */
export function useRowKeys(ids: readonly string[] | undefined, actions: RowActions) {
  const [focused, setFocused] = useState<string>();
  const remember = useReturnToRow(ids);
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
        if (!inNewTab) remember(active);
        actions.onOpen(active, inNewTab);
        return;
      }
      if (!isFreeKey(event)) return;
      if (active !== undefined && (key === 'x' || key === ' ') && actions.onSelect) {
        // Space would scroll the page.
        event.preventDefault();
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
    onClickCapture: (event: MouseEvent) => {
      if (leavesPage(event)) remember(id);
    },
  });
}
