/** The list in another order, always the same for the same seed. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  const found = [...list];
  for (let at = found.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [found[at], found[other]] = [found[other]!, found[at]!];
  }
  return found;
}
