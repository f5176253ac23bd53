/** A share that the largest remainders would not give. */
export interface WrongShare {
  at: number;
  /** The share rounded down, where this one is neither that nor one unit more. */
  due?: bigint;
  /** One with a larger remainder that got no unit, where this one got one. */
  before?: number;
}

/** Shares to look at, by their places from 0. */
export interface GivenShares {
  count: number;
  /** The amount that is shared. */
  total: bigint;
  /** The sum of all weights, above 0. */
  sum: bigint;
  weight: (at: number) => bigint;
  share: (at: number) => bigint;
}

/**
 * Finds shares that are not those of `largestRemainder`, whichever of equal remainders got the units left over: who comes
 * first among them depends on what is not published (VERIFY-4).
 */
export function wrongShares({ count, total, sum, weight, share }: GivenShares): WrongShare[] {
  const wrong: WrongShare[] = [];
  let served: { at: number; remainder: bigint } | undefined;
  let notServed: { at: number; remainder: bigint } | undefined;
  for (let at = 0; at < count; at++) {
    const product = total * weight(at);
    const due = product / sum;
    const remainder = product - due * sum;
    const unit = share(at) - due;
    if (unit === 1n && remainder > 0n) {
      if (!served || remainder < served.remainder) served = { at, remainder };
    } else if (unit !== 0n) {
      wrong.push({ at, due });
    } else if (!notServed || remainder > notServed.remainder) {
      notServed = { at, remainder };
    }
  }
  if (served && notServed && notServed.remainder > served.remainder)
    wrong.push({ at: served.at, before: notServed.at });
  return wrong;
}
