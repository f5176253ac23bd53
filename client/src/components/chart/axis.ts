const MOST_STEPS = 5;

/**
 * The numbers next to a chart's axis, from 0 up to the first that no value exceeds: whole, at most six, and 1, 2 or 5 apart
 * or ten, a hundred, … times that.
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
