import { useLayoutEffect, useState } from 'react';
const GAP_PX = 16;
/** The height of a long alert. */
const CLOSE_PX = 160;
/** The header of a page, and the bars that stay at the top of some. */
const BARS = '[data-top-bar], [data-page-bar]';

/** Where alerts begin, in pixels from the top: below the bars that are there now, so that none is covered (SCREEN-17). */
export function useTopEdge(isNeeded: boolean): number {
  const [edge, setEdge] = useState(GAP_PX);
  useLayoutEffect(
    function followTheBars() {
      if (!isNeeded) return undefined;
      const follow = () => setEdge(Math.max(0, ...lowerEdges()) + GAP_PX);
      follow();
      addEventListener('scroll', follow, { passive: true });
      addEventListener('resize', follow);
      return () => {
        removeEventListener('scroll', follow);
        removeEventListener('resize', follow);
      };
    },
    [isNeeded],
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
