import { singleKeysAct } from './single-keys';

/** Elements in which a letter is typed, or that have keys of their own. */
const TAKES_KEYS =
  'input:not([type=checkbox], [type=radio], [type=file], [type=button]), textarea, select, [contenteditable=true], [role=grid], [role=menu], [role=listbox]';

/** Whether a dialog is open; shortcuts of the page behind it must not act. */
const hasDialog = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Whether a key with Ctrl, or with the command key of a Mac, may act as a shortcut of the page. */
export function isFreeChord(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.defaultPrevented && !hasDialog();
}

/** Whether a key alone may act as a shortcut of the page: nobody types, no dialog is open, and letters are not turned off. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing)
    return false;
  if (event.key.length === 1 && event.key !== ' ' && !singleKeysAct()) return false;
  return !(event.target instanceof Element && event.target.closest(TAKES_KEYS)) && !hasDialog();
}
