import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router';
import { tabTexts } from '../../lib/browser-storage';

/** The state of a link to a list that returns to one of its rows. */
export interface ReturnsToRow {
  row: string;
}

/** The element of a row; null while the table does not show it. */
export const rowOf = (id: string) => document.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`);

/** Whether the focus is where a new page puts it, so that nobody's work is interrupted. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('h1');
}

/**
 * Puts the focus and the scroll position back on the row from which a page was opened, once the rows are there: after
 * the browser's Back, and after a link with the state `ReturnsToRow` (LIST-26). The row is remembered for the list's
 * entry in the history of this tab, so that it outlives a reload of the page that was opened.
 * @param ids the ids of the rows; undefined while they load
 * @returns the function that remembers a row that is being opened
 */
export function useReturnToRow(ids: readonly string[] | undefined): (id: string) => void {
  const { key, pathname, state } = useLocation() as Location<Partial<ReturnsToRow> | null>;
  const isBack = useNavigationType() === NavigationType.Pop;
  const place = `row of ${pathname} ${key}`;
  // As it was when the list opened: a row that is opened from here must not be returned to at once.
  const [sought, setSought] = useState(() => {
    const given = state?.row ?? null;
    return isBack ? (tabTexts.get(place) ?? given) : given;
  });
  const isThere = sought !== null && (ids?.includes(sought) ?? false);
  useEffect(
    function returnToRow() {
      if (sought === null || !isThere) return undefined;
      // After the heading, which takes the focus of every page that is opened.
      const timer = setTimeout(() => {
        setSought(null);
        tabTexts.remove(place);
        if (!isFocusFree()) return;
        rowOf(sought)?.focus({ preventScroll: true });
        rowOf(sought)?.scrollIntoView({ block: 'center' });
      });
      return () => clearTimeout(timer);
    },
    [sought, isThere, place],
  );
  return (id) => void tabTexts.set(place, id);
}
