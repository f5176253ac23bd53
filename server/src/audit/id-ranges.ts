/** From the first id, included, to the second, excluded. */
export type IdRange = [bigint, bigint];

/** Combines ids in ascending order into the fewest ranges, in PostgreSQL's multirange format. */
export function rangesOf(ids: string[]): string {
  const ranges: IdRange[] = [];
  for (const id of ids.map(BigInt)) {
    const last = ranges.at(-1);
    if (last?.[1] === id) last[1] = id + 1n;
    else ranges.push([id, id + 1n]);
  }
  return `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}

/** Parses a multirange into its ranges. */
export function rangesIn(text: string): IdRange[] {
  return [...text.matchAll(/\[(-?\d+),(-?\d+)\)/g)].map(([, from, to]) => [BigInt(from!), BigInt(to!)]);
}

/** All ids of a multirange, in ascending order. */
export function idsIn(text: string): string[] {
  return rangesIn(text).flatMap(([from, to]) =>
    Array.from({ length: Number(to - from) }, (_, at) => String(from + BigInt(at))),
  );
}

/** The complement of the given ranges within PostgreSQL's bigint. */
export function rangesBetween(ranges: IdRange[]): IdRange[] {
  const between: IdRange[] = [];
  let from = -(2n ** 63n);
  for (const [start, end] of [...ranges].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) {
    if (start > from) between.push([from, start]);
    if (end > from) from = end;
  }
  return [...between, [from, 2n ** 63n - 1n]];
}
