/** The last limit that made a claim's loss smaller than the sum of its slices. */
export type LimitedBy = 'NONE' | 'MARKET_GAIN' | 'MARKET_LOSS' | 'CLAIM_CAP';

interface Limited {
  loss: bigint;
  limitedBy: LimitedBy;
}

/**
 * The overall cap, then the cap for the claim: no loss above the market loss, and none after a market gain. All amounts
 * are in the same units; a limit that is undefined does not apply.
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
