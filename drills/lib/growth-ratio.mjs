/** Less is noise: no ratio is judged below it. In milliseconds of the processor, for the larger input. */
export const FLOOR_MS = 20;
const TURNS = 3;

/**
 * How much more processor time twice the input takes: the least of some turns each. What looks too much is measured again,
 * twice as often, since another process may have been in the way.
 * @param {(size: number) => Promise<number>} timeOf milliseconds of the processor for one input of that size
 * @param {number} most the ratio that is still taken for linear
 * @returns {Promise<{ size: number, one: number | undefined, two: number, ratio: number | undefined }>} `one` and `ratio` only above the floor
 */
export async function growth(timeOf, size, most) {
  let result = await measured(timeOf, size, TURNS);
  for (let tries = 0; tries < 2 && result.ratio > most; tries++)
    result = await measured(timeOf, size, 2 * TURNS);
  return result;
}

async function measured(timeOf, size, turns) {
  // Twice: code that is met often is compiled, patterns too. What is below the floor even now will not be judged.
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
