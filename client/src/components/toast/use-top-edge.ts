import { useLayoutEffect, useState, type RefObject } from 'react';
const GAP_PX = 16;
/** The height of a long alert. */
const CLOSE_PX = 160;
/** The header of a page, and the bars that stay at the top of some. */
const BARS = '[data-top-bar], [data-page-bar]';
/** What is likely pressed next: the main button of the page (`Button`), and buttons that are marked like it. */
const NEXT = 'main [data-primary]';
/** What was opened over the page: a panel or menu of a button, and dialogs. */
const OPENED = '[data-opened], [role="dialog"], [role="alertdialog"]';

/**
 * Where alerts begin, in pixels from the top: below the bars that are there now, so that none is covered (SCREEN-17). They
 * lie neither over what was opened nor over the element with the focus, which is often the result that they announce, nor
 * over the button that is used next (UX-28): they are below, or else at the lower edge, or where they cover the least.
 */
export function useTopEdge(alerts: RefObject<HTMLElement | null>, isNeeded: boolean): number {
  const [edge, setEdge] = useState(GAP_PX);
  useLayoutEffect(
    function followThePage() {
      if (!isNeeded) return undefined;
      const follow = () => {
        const top = Math.max(0, ...lowerEdges()) + GAP_PX;
        setEdge(alerts.current ? clearOfOthers(alerts.current, top) : top);
      };
      follow();
      addEventListener('scroll', follow, { passive: true });
      addEventListener('resize', follow);
      document.addEventListener('focusin', follow);
      const openings = new MutationObserver(follow);
      openings.observe(document.body, { subtree: true, attributeFilter: ['aria-expanded'] });
      return () => {
        openings.disconnect();
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

/** The first top of the alerts from which they lie over nothing that was opened, not over the focus nor a main button. */
function clearOfOthers(alerts: HTMLElement, top: number): number {
  const focused = document.activeElement;
  const { left, right, height, top: present } = alerts.getBoundingClientRect();
  // Alerts do not move away under the pointer that presses a link in them: its press may close what was opened.
  if (alerts.contains(focused) || alerts.matches(':active')) return present;
  const boxesOf = (elements: Iterable<Element>) =>
    [...elements]
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.height > 0 && box.left < right && box.right > left);
  // The page itself has the focus after a step to it.
  const isSmall = focused && focused.getBoundingClientRect().height < window.innerHeight / 2;
  const ofFocus = boxesOf(isSmall ? [focused] : []);
  const inUse = [...boxesOf(document.querySelectorAll(OPENED)), ...ofFocus];
  const all = [...inUse, ...boxesOf(document.querySelectorAll(NEXT))];

  const below = all.map((box) => box.bottom + GAP_PX).filter((edge) => edge > top);
  const places = [top, ...below.sort((one, other) => one - other), window.innerHeight - height - GAP_PX];
  const clearOf = (boxes: readonly DOMRect[]) =>
    places.find(
      (place) =>
        place + height <= window.innerHeight &&
        boxes.every((box) => box.top >= place + height || box.bottom <= place),
    );
  return clearOf(all) ?? clearOf(inUse) ?? clearOf(ofFocus) ?? leastOver(ofFocus, places, height);
}

/** With large text on a phone there may be no room: then the place that covers the least. */
function leastOver(boxes: readonly DOMRect[], places: readonly number[], height: number): number {
  const covered = (place: number) =>
    boxes.reduce(
      (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, place + height) - Math.max(top, place)),
      0,
    );
  const inWindow = places.filter((place, at) => at === 0 || place + height <= window.innerHeight);
  return inWindow.reduce((least, place) => (covered(place) < covered(least) ? place : least));
}
