import { flushSync } from 'react-dom';

/** A table cell passes its text to the form only on blur: blurs it, before the values are saved or validated. */
export function finishTyping(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[role="grid"]'))
    flushSync(() => activeElement.blur());
}
