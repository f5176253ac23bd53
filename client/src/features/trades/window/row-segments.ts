/** The number of rows that are rendered, or left out, together. */
export const CHUNK = 25;

/** The chunks to be rendered, both ends included. */
export interface ChunkRange {
  first: number;
  last: number;
}

/** A part of a long list: a rendered chunk of rows, or the chunks that are left out, as an empty space. */
export type Segment =
  | { kind: 'rows'; chunk: number; from: number; to: number }
  | { kind: 'gap'; chunk: number; chunks: number; rows: number };

/**
 * The parts of a list of so many rows from top to bottom. One chunk more may be rendered elsewhere: that of the focused
 * row, which must not disappear while it is scrolled out of view.
 */
export function segmentsOf(count: number, range: ChunkRange, pinnedRow: number | undefined): Segment[] {
  const chunks = Math.ceil(count / CHUNK);
  const pinned = pinnedRow === undefined ? -1 : Math.floor(pinnedRow / CHUNK);
  const last = Math.min(range.last, chunks - 1);
  const first = Math.min(range.first, last);
  const isRendered = (chunk: number) => (chunk >= first && chunk <= last) || chunk === pinned;
  const segments: Segment[] = [];
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const [from, to] = [chunk * CHUNK, Math.min((chunk + 1) * CHUNK, count)];
    const before = segments.at(-1);
    if (isRendered(chunk)) segments.push({ kind: 'rows', chunk, from, to });
    else if (before?.kind === 'gap') {
      before.chunks += 1;
      before.rows += to - from;
    } else segments.push({ kind: 'gap', chunk, chunks: 1, rows: to - from });
  }
  return segments;
}

/** A part of the list as it lies in the window. */
export interface PlacedPart {
  chunk: number;
  chunks: number;
  top: number;
  bottom: number;
}

/** The chunks between two heights of the window; undefined when the list has none there. */
export function chunksBetween(
  parts: readonly PlacedPart[],
  top: number,
  bottom: number,
): ChunkRange | undefined {
  const inside = parts.filter((part) => part.bottom > top && part.top < bottom);
  const [one, other] = [inside[0], inside.at(-1)];
  if (!one || !other) return undefined;
  return { first: chunkAt(one, top), last: chunkAt(other, bottom) };
}

function chunkAt({ chunk, chunks, top, bottom }: PlacedPart, height: number): number {
  const within = Math.floor(((height - top) / (bottom - top)) * chunks);
  return chunk + Math.max(0, Math.min(chunks - 1, within));
}
