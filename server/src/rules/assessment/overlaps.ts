import type { Band, Days } from './assessment-document.js';
import { PRICE_PLACES, readUnits } from '../decimals.js';

interface Placed<Entry> {
  entry: Entry;
  /** The index of the entry in its list. */
  at: number;
}

/** The days and prices of an entry. */
interface Area {
  at: number;
  from: string;
  to: string;
  low: bigint;
  /** The upper price limit, excluded; undefined when there is none. */
  high: bigint | undefined;
}

/** An entry that shares a day, and a price if it has some, with earlier entries of its list. */
export interface Overlap {
  at: number;
  /** The indexes of earlier entries, in ascending order; of many a few. */
  others: number[];
}

/** So many entries are reported at most: nobody would read more, and each is compared with all after it. */
const MOST_OVERLAPS = 200;
const MOST_OTHERS = 5;

/** The entries that share a day with an earlier entry, in ascending order (RULES-22). */
export function daysThatOverlap(entries: readonly Placed<Days>[]): Overlap[] {
  return overlapsOf(
    entries.map(({ entry: { from, to }, at }) => ({ at, from, to, low: 0n, high: undefined })),
  );
}

/** The bands that share a day and a price with an earlier band, in ascending order (RULES-22). */
export function bandsThatOverlap(bands: readonly Placed<Band>[]): Overlap[] {
  return overlapsOf(bands.map(areaOf));
}

/**
 * Goes through the areas by their first day. Those that are reported are compared with each later one; all others do not
 * meet one another, so that sorted by price those that an area meets are neighbours.
 */
function overlapsOf(areas: Area[]): Overlap[] {
  const others = new Map<number, number[]>();
  const reported: Area[] = [];
  const apart: Area[] = [];
  const add = (one: Area, other: Area) => {
    const [earlier, later] = one.at < other.at ? [one.at, other.at] : [other.at, one.at];
    const known = others.get(later);
    if (!known) others.set(later, [earlier]);
    else if (known.length < MOST_OTHERS) known.push(earlier);
  };
  for (const area of areas.sort(byFirstDay)) {
    if (others.size >= MOST_OVERLAPS) break;
    for (const other of reported) if (meets(other, area)) add(other, area);
    const { start, end } = neighbours(apart, area);
    const met = apart.slice(start, end).filter(({ to }) => to >= area.from);
    for (const other of met) add(other, area);
    const staying = [...met, area].filter(({ at }) => !others.has(at));
    reported.push(...[...met, area].filter(({ at }) => others.has(at)));
    apart.splice(start, end - start, ...staying);
  }
  return [...others]
    .map(([at, indexes]) => ({ at, others: indexes.sort(ascending) }))
    .sort((one, other) => one.at - other.at)
    .slice(0, MOST_OVERLAPS);
}

const ascending = (one: number, other: number) => one - other;

function byFirstDay(one: Area, other: Area): number {
  return one.from < other.from ? -1 : one.from > other.from ? 1 : one.at - other.at;
}

/** Whether an area has a price of a later one, and lasts until its first day. */
function meets(one: Area, later: Area): boolean {
  return (
    one.to >= later.from &&
    (one.high === undefined || one.high > later.low) &&
    (later.high === undefined || later.high > one.low)
  );
}

/** The range of areas, in ascending order of price, that share a price with one; some may have ended. */
function neighbours(areas: readonly Area[], { low, high }: Area): { start: number; end: number } {
  let start = firstAbove(areas, low);
  let end = start;
  const before = areas[start - 1];
  if (before && (before.high === undefined || before.high > low)) start--;
  while (end < areas.length && (high === undefined || areas[end]!.low < high)) end++;
  return { start, end };
}

function areaOf({ entry: { from, to, priceAtLeast, priceBelow }, at }: Placed<Band>): Area {
  return {
    at,
    from,
    to,
    low: readUnits(priceAtLeast ?? '0', PRICE_PLACES),
    high: priceBelow === undefined || priceBelow === null ? undefined : readUnits(priceBelow, PRICE_PLACES),
  };
}

/** The index of the first area that begins above a price. */
function firstAbove(areas: readonly Area[], low: bigint): number {
  let from = 0;
  let to = areas.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (areas[middle]!.low > low) to = middle;
    else from = middle + 1;
  }
  return from;
}
