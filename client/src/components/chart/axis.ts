const MOST_STEPS = 5;

/**
 * The numbers of a chart's axis, from 0 to the first that no value exceeds: integers, at most six, with steps of 1, 2
 * or 5 times a power of ten.
 */
export function axisNumbers(largest: number): number[] {
  const step = stepFor(Math.max(1, largest));
  const steps = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
}

function stepFor(largest: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) if (largest <= step * MOST_STEPS) return step;
}
