/** The median; NaN if there are no figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A percentile; NaN if there are no figures. `sorted` must be ascending. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? NaN;
}

/** The medians of records of figures, by name. */
export function medians<Name extends string>(
  records: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const names = Object.keys(records[0] ?? {}) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, median(records.map((record) => record[name]))]),
  ) as Record<Name, number>;
}

/** Formats a figure with three significant digits, or all digits before the point. */
export function shortNumber(figure: number): string {
  if (Number.isNaN(figure)) return '–';
  if (Math.abs(figure) >= 100) return Math.round(figure).toLocaleString('en');
  return figure.toFixed(Math.abs(figure) >= 10 ? 1 : 2);
}
