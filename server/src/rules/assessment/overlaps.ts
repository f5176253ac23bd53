import type { Band, Days } from './assessment-document.js';
import { PRICE_PLACES, readUnits } from '../decimals.js';

interface Placed<Entry> {
  entry: Entry;
  /** The index of the entry in its list. */
  at: number;
}

interface Area extends Placed<Band> {
  low: bigint;
  /** The upper price limit, excluded; undefined when there is none. */
  high: bigint | undefined;
}

/** The indexes of the entries that share a day with an earlier entry, in ascending order. */
export function daysThatOverlap(entries: readonly Placed<Days>[]): number[] {
  const overlapping = new Set<number>();
  let last: Placed<Days> | undefined;
  for (const placed of byFirstDay(entries)) {
    if (last && placed.entry.from <= last.entry.to) overlapping.add(Math.max(last.at, placed.at));
    if (!last || placed.entry.to > last.entry.to) last = placed;
  }
  return [...overlapping].sort((one, other) => one - other);
}

/**
 * The indexes of the bands that share a day and a price with an earlier band, in ascending order. The bands of a day
 * are kept sorted by price, so that each is compared with its neighbours only.
 */
export function bandsThatOverlap(bands: readonly Placed<Band>[]): number[] {
  const overlapping = new Set<number>();
  let open: Area[] = [];
  let openUntil = '';
  for (const { entry, at } of byFirstDay(bands)) {
    if (openUntil < entry.from) {
      open = open.filter((area) => area.entry.to >= entry.from);
      openUntil = open.reduce((first, area) => (area.entry.to < first ? area.entry.to : first), '9999-12-31');
    }
    const area = areaOf(entry, at);
    const place = firstAbove(open, area.low);
    const before = open[place - 1];
    const after = open[place];
    if (before && (before.high === undefined || before.high > area.low)) {
      overlapping.add(Math.max(before.at, at));
    } else if (after && (area.high === undefined || area.high > after.low)) {
      overlapping.add(Math.max(after.at, at));
    } else {
      open.splice(place, 0, area);
      if (entry.to < openUntil) openUntil = entry.to;
    }
  }
  return [...overlapping].sort((one, other) => one - other);
}

function byFirstDay<Entry extends Days>(entries: readonly Placed<Entry>[]): Placed<Entry>[] {
  return [...entries].sort((one, other) =>
    one.entry.from < other.entry.from ? -1 : one.entry.from > other.entry.from ? 1 : one.at - other.at,
  );
}

function areaOf(entry: Band, at: number): Area {
  const { priceAtLeast, priceBelow } = entry;
  return {
    entry,
    at,
    low: readUnits(priceAtLeast ?? '0', PRICE_PLACES),
    high: priceBelow === undefined || priceBelow === null ? undefined : readUnits(priceBelow, PRICE_PLACES),
  };
}

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
