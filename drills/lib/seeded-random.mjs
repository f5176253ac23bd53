/**
 * A generator of numbers that look random, always the same for the same seed.
 * @returns a function: a whole number from 0 to below `below`
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The lower bits of this generator repeat soon.
    return Math.floor((state / 2 ** 32) * below);
  };
}
