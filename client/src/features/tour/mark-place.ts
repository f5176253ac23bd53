/** How long a page may take to show the place, to replace it, and to move it while the rest loads. */
const PATIENCE_MS = 15_000;
const MARK = 'data-tour-here';
/** The user looks around, so that the page must no longer be scrolled for them. */
const TAKES_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Marks the place and keeps it in view while the page loads; a place that never appears is not marked. Returns what
 * removes the mark.
 */
export function markPlace(selector: string): () => void {
  let marked: Element | null = null;
  const mark = () => {
    if (!marked?.isConnected) marked = document.querySelector(selector);
    if (!marked || (marked.hasAttribute(MARK) && isInView(marked))) return;
    marked.setAttribute(MARK, '');
    const isTall = marked.getBoundingClientRect().height > window.innerHeight / 2;
    marked.scrollIntoView({ block: isTall ? 'start' : 'center' });
  };
  const watch = new MutationObserver(mark);
  const stop = () => {
    clearTimeout(timer);
    watch.disconnect();
    TAKES_OVER.forEach((event) => removeEventListener(event, stop));
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  TAKES_OVER.forEach((event) => addEventListener(event, stop, { passive: true }));
  watch.observe(document.body, { childList: true, subtree: true });
  mark();
  return () => {
    stop();
    marked?.removeAttribute(MARK);
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight / 2;
}
