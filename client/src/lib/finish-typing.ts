import { flushSync } from 'react-dom';

/** A cell of a table gives its text to the form only when it is left: leaves it, before what is typed is kept or judged. */
export function finishTyping(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[role="grid"]'))
    flushSync(() => activeElement.blur());
}
