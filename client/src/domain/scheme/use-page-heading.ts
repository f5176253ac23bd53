import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { brandName } from './scheme-logo';
import { useSchemeLogo } from './use-scheme-logo';

/** The state of a navigation by something that stays next to the page and keeps the focus. */
export const KEEPS_FOCUS = { keepsFocus: true };

/**
 * For the page's h1: sets the title of the browser tab, and gives the h1 the focus when the page was reached by a link
 * within the product, unless what led here keeps the focus.
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  useTabTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const keepsFocus = (location.state as Partial<typeof KEEPS_FOCUS> | null)?.keepsFocus ?? false;
  // The value when the page opened: a later change of its query must not move the focus.
  const [arrivedInside] = useState(location.key !== 'default' && !keepsFocus);
  useEffect(
    function focusAfterNavigation() {
      if (arrivedInside) heading.current?.focus({ preventScroll: true });
    },
    [arrivedInside],
  );
  return heading;
}

/**
 * Sets the title of the browser tab: the page's, or the one of a step of it.
 * @param after the title when the step is left for a part of the page without one
 */
export function useTabTitle(title: string, after?: string): void {
  const brand = brandName(useSchemeLogo());
  useEffect(
    function nameTab() {
      document.title = `${title} · ${brand}`;
      if (after === undefined) return undefined;
      return () => void (document.title = `${after} · ${brand}`);
    },
    [title, after, brand],
  );
}
