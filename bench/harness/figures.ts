/** The middle one of some figures; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A figure as it is printed: three digits or all before the point. */
export function shortNumber(figure: number): string {
  if (Number.isNaN(figure)) return '–';
  if (Math.abs(figure) >= 100) return Math.round(figure).toLocaleString('en');
  return figure.toFixed(Math.abs(figure) >= 10 ? 1 : 2);
}
