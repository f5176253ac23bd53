import { useLayoutEffect, useState, type RefObject } from 'react';
const GAP_PX = 16;
/** The height of a long alert. */
const CLOSE_PX = 160;
/** The header of a page, and the bars that stay at the top of some. */
const BARS = '[data-top-bar], [data-page-bar]';

/**
 * Where alerts begin, in pixels from the top: below the bars that are there now, so that none is covered (SCREEN-17), and
 * below the element with the focus where they would lie over it, since it is often the result that they announce (UX-28).
 */
export function useTopEdge(alerts: RefObject<HTMLElement | null>, isNeeded: boolean): number {
  const [edge, setEdge] = useState(GAP_PX);
  useLayoutEffect(
    function followThePage() {
      if (!isNeeded) return undefined;
      const follow = () => {
        const top = Math.max(0, ...lowerEdges()) + GAP_PX;
        setEdge(alerts.current ? clearOfFocus(alerts.current, top) : top);
      };
      follow();
      addEventListener('scroll', follow, { passive: true });
      addEventListener('resize', follow);
      document.addEventListener('focusin', follow);
      return () => {
        removeEventListener('scroll', follow);
        removeEventListener('resize', follow);
        document.removeEventListener('focusin', follow);
      };
    },
    [isNeeded, alerts],
  );
  return edge;
}

/** Of the bars at the top of the window, one below the other, or so close that an alert would lie over them. */
function lowerEdges(): number[] {
  const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect());
  bars.sort((one, other) => one.top - other.top);
  const edges: number[] = [];
  for (const { top, bottom } of bars)
    if (top < (edges.at(-1) ?? 0) + CLOSE_PX && bottom > 0) edges.push(bottom);
  return edges;
}

/** The top of the alerts, where they cover nothing, or the least, of the element with the focus. */
function clearOfFocus(alerts: HTMLElement, top: number): number {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return top;
  // Alerts do not move away under the pointer that presses a link in them.
  if (alerts.contains(focused)) return alerts.getBoundingClientRect().top;
  const { left, right, height } = alerts.getBoundingClientRect();
  const box = focused.getBoundingClientRect();
  if (box.left >= right || box.right <= left) return top;
  const covered = (place: number) => Math.min(box.bottom, place + height) - Math.max(box.top, place);
  const lowest = window.innerHeight - height - GAP_PX;
  const below = box.bottom + GAP_PX;
  // With large text on a phone there may be no room below it: then at the lower edge, if that covers less.
  const places = [top, ...(below <= lowest ? [below] : []), ...(lowest > top ? [lowest] : [])];
  return places.find((place) => covered(place) <= 0) ?? leastOf(places, covered);
}

function leastOf(places: readonly number[], covered: (place: number) => number): number {
  return places.reduce((least, place) => (covered(place) < covered(least) ? place : least));
}
