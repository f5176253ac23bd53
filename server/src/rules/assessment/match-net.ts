import type { AssessmentRules } from './assessment-rules.js';
import { carriesClaim, isAcquisition, settlesClaim, type ClaimLedger } from './claim-ledger.js';
import { divideHalfAway, LOSS_PLACES, SHARE_PLACES, SIX_MORE, writeUnits } from '../decimals.js';
import { lowest, type Matched } from './slices.js';

/**
 * NET: offsets all acquisitions that carry a claim against all disposals that realise one, whichever shares those were.
 */
export function matchNet({ moves }: ClaimLedger, rules: AssessmentRules): Matched {
  const { heldPrice = 0n, holdingPrice } = rules;
  const acquired = { shares: 0n, excess: 0n, abovePrice: 0n, cost: 0n };
  const disposed = { shares: 0n, excess: 0n, abovePrice: 0n, proceeds: 0n };
  let withoutClaim = 0n;
  for (const move of moves) {
    const { day, price, quantity } = move;
    if (isAcquisition(move)) {
      if (!carriesClaim(move, rules)) continue;
      acquired.shares += quantity;
      acquired.excess += quantity * rules.excessOf(day, price).share;
      acquired.abovePrice += quantity * (price - heldPrice) * SIX_MORE;
      acquired.cost += quantity * price * SIX_MORE;
    } else if (settlesClaim(move, rules)) {
      disposed.shares += quantity;
      if (rules.creditsSales) disposed.excess += quantity * rules.excessOf(day, price).share;
      disposed.abovePrice += quantity * (price - heldPrice) * SIX_MORE;
      disposed.proceeds += quantity * price * SIX_MORE;
    } else {
      withoutClaim += quantity;
    }
  }
  const gone = withoutClaim < acquired.shares ? withoutClaim : acquired.shares;
  const left = acquired.shares - gone;
  const ofLeft = (sum: bigint) => (acquired.shares === 0n ? 0n : divideHalfAway(sum * left, acquired.shares));
  const excess = ofLeft(acquired.excess);
  const { basis, amount } = lowest({
    EXCESS: excess - disposed.excess,
    PRICE: rules.capsByPrice ? ofLeft(acquired.abovePrice) - disposed.abovePrice : undefined,
  });
  const held = (holdingPrice ?? 0n) * SIX_MORE * (left - disposed.shares);
  return {
    slices: [
      {
        acquired: String(acquired.shares),
        acquisition: 'ALL',
        basis,
        credit: writeUnits(disposed.excess, SHARE_PLACES),
        disposal: 'ALL',
        disposed: String(disposed.shares),
        excess: writeUnits(excess, SHARE_PLACES),
        loss: writeUnits(amount * SIX_MORE, LOSS_PLACES),
        withoutClaim: String(withoutClaim),
      },
    ],
    loss: amount * SIX_MORE,
    marketLoss:
      holdingPrice === undefined ? undefined : (ofLeft(acquired.cost) - disposed.proceeds - held) * SIX_MORE,
  };
}
