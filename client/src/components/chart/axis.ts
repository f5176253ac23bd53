const MOST_STEPS = 5;
const MOST_PLACES = 6;

/**
 * The numbers of a chart's axis, from 0 to the first that no value exceeds, and downwards when values are below 0:
 * integers, at most seven, with steps of 1, 2 or 5 times a power of ten.
 */
export function axisNumbers(largest: number, smallest = 0): number[] {
  const step = stepFor(Math.max(1, largest - smallest));
  const below = Math.ceil(-smallest / step);
  const above = Math.max(below === 0 ? 1 : 0, Math.ceil(largest / step));
  return Array.from({ length: below + above + 1 }, (_, at) => (at - below) * step);
}

/** A value this many times the next smaller one would leave nothing to see of the others. */
const OUTLIER = 8;
const MOST_OUTLIERS = 2;

/** The largest value that bars show in full: without at most two that would leave nothing to see of the others. */
export function largestShown(values: readonly number[]): number {
  const largest = [...values].sort((one, other) => other - one).slice(0, MOST_OUTLIERS + 1);
  const next = largest.find((value, at) => at > 0 && value > 0 && largest[at - 1]! >= value * OUTLIER);
  return next ?? Math.max(0, ...values);
}

/** The axis numbers of values that are not whole numbers, as texts with as many decimals as their steps need. */
export function decimalAxis(largest: number): string[] {
  let places = 0;
  while (largest > 0 && largest * 10 ** places < MOST_STEPS && places < MOST_PLACES) places += 1;
  return axisNumbers(largest * 10 ** places).map((number) => (number / 10 ** places).toFixed(places));
}

function stepFor(largest: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) if (largest <= step * MOST_STEPS) return step;
}
