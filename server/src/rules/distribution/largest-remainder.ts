/**
 * Distributes whole units in proportion to weights: each share is rounded down, and the remaining units go to the
 * largest remainders (Hamilton's method); of equal remainders, to the first in the list.
 * @param total the amount to distribute, 0 or more
 * @param weights in the order in which equal remainders are served; their sum must be above 0
 */
export function largestRemainder(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((one, other) => one + other, 0n);
  const remainders = new Array<bigint>(weights.length);
  let left = total;
  const shares = weights.map((weight, at) => {
    const product = total * weight;
    const share = product / sum;
    remainders[at] = product - share * sum;
    left -= share;
    return share;
  });
  if (left === 0n) return shares;
  const order = weights.map((_, at) => at);
  order.sort((one, other) => {
    const [mine, theirs] = [remainders[one]!, remainders[other]!];
    return mine > theirs ? -1 : mine < theirs ? 1 : one - other;
  });
  for (const at of order) {
    if (left === 0n) break;
    shares[at]! += 1n;
    left -= 1n;
  }
  return shares;
}
