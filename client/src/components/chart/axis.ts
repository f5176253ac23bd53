const MOST_STEPS = 5;
const MOST_PLACES = 6;

/**
 * The numbers of a chart's axis, from 0 to the first that no value exceeds: integers, at most six, with steps of 1, 2
 * or 5 times a power of ten.
 */
export function axisNumbers(largest: number): number[] {
  const step = stepFor(Math.max(1, largest));
  const steps = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
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
