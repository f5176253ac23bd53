/** From the first id, with it, to the second, without it. */
export type IdRange = [bigint, bigint];

/** Ids in rising order as the fewest ranges, written as PostgreSQL writes a multirange. */
export function rangesOf(ids: string[]): string {
  const ranges: IdRange[] = [];
  for (const id of ids.map(BigInt)) {
    const last = ranges.at(-1);
    if (last?.[1] === id) last[1] = id + 1n;
    else ranges.push([id, id + 1n]);
  }
  return `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}

/** The ranges of a multirange. */
export function rangesIn(text: string): IdRange[] {
  return [...text.matchAll(/\[(-?\d+),(-?\d+)\)/g)].map(([, from, to]) => [BigInt(from!), BigInt(to!)]);
}

/** Every id of a multirange, in rising order. */
export function idsIn(text: string): string[] {
  return rangesIn(text).flatMap(([from, to]) =>
    Array.from({ length: Number(to - from) }, (_, at) => String(from + BigInt(at))),
  );
}

/** The ranges that the given ones leave out, from the first bigint of PostgreSQL to the last. */
export function rangesBetween(ranges: IdRange[]): IdRange[] {
  const between: IdRange[] = [];
  let from = -(2n ** 63n);
  for (const [start, end] of [...ranges].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) {
    if (start > from) between.push([from, start]);
    if (end > from) from = end;
  }
  return [...between, [from, 2n ** 63n - 1n]];
}
