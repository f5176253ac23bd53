/** The noise threshold in CPU milliseconds for the larger input; no ratio is checked below it. */
export const FLOOR_MS = 20;
const TURNS = 3;

/**
 * The ratio of CPU time between double and single input: the minimum of several runs each. A ratio above the limit is
 * measured again with twice as many runs, since another process may have interfered.
 * @param {(size: number) => Promise<number>} timeOf CPU milliseconds for one input of the given size
 * @param {number} most the maximum ratio that counts as linear
 * @returns {Promise<{ size: number, one: number | undefined, two: number, ratio: number | undefined }>} `one` and
 *   `ratio` only above the threshold
 */
export async function growth(timeOf, size, most) {
  let result = await measured(timeOf, size, TURNS);
  for (let tries = 0; tries < 2 && result.ratio > most; tries++)
    result = await measured(timeOf, size, 2 * TURNS);
  return result;
}

async function measured(timeOf, size, turns) {
  // Runs twice, so that the code and its patterns are compiled. If the second run is still below the threshold, no
  // ratio is checked.
  for (let before = 0; before < 2; before++) {
    const two = await timeOf(2 * size);
    if (two < FLOOR_MS) return { size, one: undefined, two, ratio: undefined };
  }
  const times = { one: Infinity, two: Infinity };
  for (let turn = 0; turn < turns; turn++) {
    times.one = Math.min(times.one, await timeOf(size));
    times.two = Math.min(times.two, await timeOf(2 * size));
  }
  const { one, two } = times;
  return { size, one, two, ratio: two < FLOOR_MS ? undefined : two / Math.max(one, 0.1) };
}
