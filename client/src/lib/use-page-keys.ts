import { useEffect, useEffectEvent } from 'react';
import { singleKeysAct } from './single-keys';

/** Where a letter is typed, or has a meaning of its own. */
const TAKES_LETTERS =
  'input, textarea, select, [contenteditable], [role=grid], [role=menu], [role=listbox], [role=dialog], [role=alertdialog]';
const OPEN_DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * Shortcuts of a page: single letters, in lower case. They do nothing while something is typed, while a dialog is open
 * with a modifier key, or once they are turned off, and only those with a function are taken.
 */
export function usePageKeys(keys: Readonly<Record<string, (() => void) | undefined>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
    const act = keys[key.toLowerCase()];
    if (!act || defaultPrevented || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(TAKES_LETTERS)) return;
    if (document.querySelector(OPEN_DIALOG) || !singleKeysAct()) return;
    event.preventDefault();
    act();
  });
  useEffect(function listenForKeys() {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
