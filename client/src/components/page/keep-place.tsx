import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface KeepPlaceProps {
  children: ReactNode;
  /** The height in pixels of what was in its place. */
  instead?: number;
}

/**
 * Wraps content that may load late above the user's reading position. When the browser does not keep that position
 * itself (Safari has no scroll anchoring), the page is scrolled by the added height.
 */
export function KeepPlace({ children, instead = 0 }: KeepPlaceProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(instead);
  useLayoutEffect(function scrollByItsRoom() {
    const page = document.documentElement;
    const late = box.current;
    // Asked first, because a position makes the browser lay out the whole page at once.
    if (getComputedStyle(page).getPropertyValue('overflow-anchor') === 'auto') return;
    if (!late || late.getBoundingClientRect().top >= 0) return;
    const place = window.scrollY;
    const height = page.scrollHeight;
    late.hidden = true;
    const room = height - page.scrollHeight - before.current;
    late.hidden = false;
    window.scrollTo({ top: place + room, behavior: 'instant' });
  }, []);
  return <div ref={box}>{children}</div>;
}
