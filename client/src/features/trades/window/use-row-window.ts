import { useEffect, useMemo, useRef, useState } from 'react';
import { chunksBetween, segmentsOf, type PlacedPart } from './row-segments';

/** What is rendered above and below the part in view, in pixels, so that scrolling rarely reaches an empty space. */
const MARGIN = 600;
/** Until rendered rows have been measured. */
const ROW_HEIGHT = 40;
const AT_FIRST = { first: 0, last: 1, rowHeight: ROW_HEIGHT };

/**
 * Which rows of a table of thousands are rendered: those in view, whether the window scrolls or the element around the
 * table. Each part of the table is a `tbody` with the attributes of `partProps`.
 * @param pinned the position of a row that stays rendered wherever it is: the focused one
 */
export function useRowWindow(count: number, pinned: number | undefined) {
  const table = useRef<HTMLTableElement>(null);
  const [shown, setShown] = useState(AT_FIRST);
  const { first, last, rowHeight } = shown;
  useEffect(
    function followScrolling() {
      let frame = 0;
      const look = () => {
        frame = 0;
        // Not laid out: closed, or in a test without a layout.
        if (!table.current?.getBoundingClientRect().height) return;
        const parts = placedParts(table.current);
        const { top, bottom } = partInView(table.current);
        const range = chunksBetween(parts, top - MARGIN, bottom + MARGIN);
        if (!range) return;
        setShown((before) => {
          const height = before.rowHeight === ROW_HEIGHT ? measuredHeight(table.current) : before.rowHeight;
          const isSame =
            before.first === range.first && before.last === range.last && before.rowHeight === height;
          return isSame ? before : { ...range, rowHeight: height };
        });
      };
      const lookSoon = () => {
        if (frame === 0) frame = requestAnimationFrame(look);
      };
      lookSoon();
      // Scrolling does not bubble; captured, that of the window and of the element around the table arrive.
      document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
      window.addEventListener('resize', lookSoon);
      return () => {
        cancelAnimationFrame(frame);
        document.removeEventListener('scroll', lookSoon, { capture: true });
        window.removeEventListener('resize', lookSoon);
      };
    },
    [count],
  );
  const segments = useMemo(() => segmentsOf(count, { first, last }, pinned), [count, first, last, pinned]);
  return { table, segments, rowHeight };
}

/** The attributes by which a part of the table is found again. */
export function partProps(chunk: number, chunks: number) {
  return { 'data-chunk': chunk, 'data-chunks': chunks };
}

function placedParts(table: HTMLTableElement): PlacedPart[] {
  return [...table.tBodies].map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return { chunk: Number(part.dataset.chunk), chunks: Number(part.dataset.chunks), top, bottom };
  });
}

/** The heights of the window between which the table can be seen. */
function partInView(table: HTMLTableElement): { top: number; bottom: number } {
  const around = table.parentElement?.getBoundingClientRect();
  return {
    top: Math.max(0, around?.top ?? 0),
    bottom: Math.min(window.innerHeight, around?.bottom ?? window.innerHeight),
  };
}

function measuredHeight(table: HTMLTableElement | null): number {
  const part = [...(table?.tBodies ?? [])].find(({ rows }) => rows.length > 1);
  const height = part ? part.getBoundingClientRect().height / part.rows.length : 0;
  return height > 0 ? height : ROW_HEIGHT;
}
