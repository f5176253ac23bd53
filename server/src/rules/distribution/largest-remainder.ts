import { centsColumn, sortedColumn, type CentsColumn } from './cents-column.js';

/** What is shared among weights, by their places. */
export interface Weighted {
  count: number;
  /** The amount to distribute in cents, 0 or more. */
  total: bigint;
  /** 0 or more; their sum must be above 0. Equal remainders are served in the order of the places. */
  weight: (at: number) => bigint;
}

/**
 * Distributes whole units in proportion to weights: each share is rounded down, and the remaining units go to the
 * largest remainders (Hamilton's method); of equal remainders, to the first ones. A weight of 0 gets nothing. No remainder
 * is compared with another one but by sorting numbers, so that a million of them take a tenth of a second (SHARE-2).
 * @param shares where they are written; what has no weight stays as it is
 */
export function largestRemainder(
  { count, total, weight }: Weighted,
  shares: CentsColumn = centsColumn(count, total),
): CentsColumn {
  let sum = 0n;
  for (let at = 0; at < count; at++) sum += weight(at);
  const remainders = centsColumn(count, sum);
  let left = total;
  for (let at = 0; at < count; at++) {
    const mine = weight(at);
    if (mine === 0n) continue;
    const product = total * mine;
    const share = product / sum;
    remainders[at] = product - share * sum;
    shares[at] = share;
    left -= share;
  }
  if (left > 0n) giveUnits(shares, remainders, left);
  return shares;
}

/** One unit more for each of the largest remainders; there are more remainders above 0 than `units`. */
function giveUnits(shares: CentsColumn, remainders: CentsColumn, units: bigint): void {
  const sorted = sortedColumn(remainders);
  let first = sorted.length;
  for (let left = units; left > 0n; left--) first--;
  const smallest = sorted[first]!;
  let equal = 0;
  for (let at = first; sorted[at] === smallest; at++) equal++;
  for (let at = 0; at < shares.length; at++) {
    const remainder = remainders[at]!;
    if (remainder < smallest || (remainder === smallest && equal === 0)) continue;
    if (remainder === smallest) equal--;
    shares[at]! += 1n;
  }
}
