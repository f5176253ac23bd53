/** The last limit that reduced a claim's loss below the sum of its slices. */
export type LimitedBy = 'NONE' | 'MARKET_GAIN' | 'MARKET_LOSS' | 'CLAIM_CAP';

interface Limited {
  loss: bigint;
  limitedBy: LimitedBy;
}

/**
 * Applies the overall cap, then the cap per claim: the loss cannot exceed the market loss, and is 0 after a market
 * gain. All amounts are in the same units; an undefined limit does not apply.
 */
export function limitClaim(
  sumOfSlices: bigint,
  marketLoss: bigint | undefined,
  claimCap: bigint | undefined,
): Limited {
  let limited: Limited = { loss: sumOfSlices, limitedBy: 'NONE' };
  if (sumOfSlices === 0n) return limited;
  if (marketLoss !== undefined) {
    if (marketLoss <= 0n) limited = { loss: 0n, limitedBy: 'MARKET_GAIN' };
    else if (marketLoss < sumOfSlices) limited = { loss: marketLoss, limitedBy: 'MARKET_LOSS' };
  }
  return claimCap !== undefined && limited.loss > claimCap
    ? { loss: claimCap, limitedBy: 'CLAIM_CAP' }
    : limited;
}
