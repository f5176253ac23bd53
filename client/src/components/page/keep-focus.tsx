import { useEffect } from 'react';
/** By then any code that moves the focus on purpose has done so: a closing dialog returns it, a new page takes it. */
const PATIENCE_MS = 200;
/** A dialog is removed with all its content, and perhaps with the button that opened it. */
const REMEMBERED = 10;
const PLACES = 'main, [role="dialog"], [role="alertdialog"]';

/**
 * When an action removes its own button, the heading above it gets the focus, or the title of the page that replaced
 * the one with the button. Otherwise the focus would fall to the document: screen readers would say nothing, and Tab
 * would start from the top.
 */
export function KeepFocus() {
  useEffect(function followFocus() {
    /** The elements that had the focus, latest first, each with its ancestors. */
    const trail: Element[][] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
    const isGone = () => {
      const latest = trail[0]?.[0];
      return latest !== undefined && (!latest.isConnected || latest.matches(':disabled'));
    };
    const note = ({ target }: FocusEvent) => {
      // The next loss has its own timeout: a shorter one would take the focus before a dialog returns it.
      clearTimeout(timer);
      timer = undefined;
      trail.unshift(withAncestors(target as Element));
      trail.length = Math.min(trail.length, REMEMBERED);
    };
    const noteLeft = () =>
      setTimeout(() => {
        // A click outside all controls: the user removed the focus on purpose.
        if (isNowhere() && !isGone()) trail.length = 0;
      });
    const restore = () => {
      timer = undefined;
      if (isNowhere() && isGone() && !trail.some(focusHeadingOf)) focusTitleOfPage();
    };
    const observer = new MutationObserver(() => {
      if (isNowhere() && isGone()) timer ??= setTimeout(restore, PATIENCE_MS);
    });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', noteLeft);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', noteLeft);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return null;
}

function withAncestors(element: Element): Element[] {
  const line: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) line.push(at);
  return line;
}

/** Focuses the heading of what remains of a place; false when the page or dialog was removed altogether. */
function focusHeadingOf(line: readonly Element[]): boolean {
  const left = line.filter((place) => place.isConnected && place.closest(PLACES));
  const [nearest] = left;
  return nearest !== undefined && left.some((place) => headingsOver(nearest, place).some(takesFocus));
}

/** For a page that was replaced by another one at the same URL, with everything that had the focus. */
function focusTitleOfPage(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) takesFocus(title);
}

/** The headings within a place, nearest before an element first; not those of sibling sections. */
function headingsOver(element: Element, place: Element): HTMLElement[] {
  const headings = [...place.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(
    (heading) => heading.closest('section')?.contains(element) ?? true,
  );
  const isBefore = (heading: Element) =>
    (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...headings.filter(isBefore).reverse(), ...headings.filter((heading) => !isBefore(heading))];
}

function takesFocus(heading: HTMLElement): boolean {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
