/** The event that asks whether the page may be printed at once. */
const PRINT_ASKED = 'prorata:print-asked';

/** Prints the page, unless a part of it asks something first: that part then prints. */
export function printPage(): void {
  const mayPrint = document.dispatchEvent(new Event(PRINT_ASKED, { cancelable: true }));
  if (mayPrint) window.print();
}

/**
 * Calls `listener` before the page is printed by a button of it or by Ctrl+P; `preventDefault` of the event stops that.
 * The browser's own menu cannot be stopped. Returns the function that ends it.
 */
export function onPrintAsked(listener: (event: Event) => void): () => void {
  const press = (event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (isPrint && event.key.toLowerCase() === 'p' && !event.defaultPrevented) listener(event);
  };
  document.addEventListener(PRINT_ASKED, listener);
  window.addEventListener('keydown', press);
  return () => {
    document.removeEventListener(PRINT_ASKED, listener);
    window.removeEventListener('keydown', press);
  };
}
