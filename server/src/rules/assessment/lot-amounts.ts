import type { AssessmentRules } from './assessment-rules.js';
import { SIX_MORE } from '../decimals.js';
import type { Candidates } from './slices.js';

/** What a share carried when it was acquired: its price in units of 10^-6, its excess in units of 10^-12. */
export interface Acquired {
  price: bigint;
  excess: bigint;
}

/** How a share was disposed of, in the same units. */
export interface Disposed extends Acquired {
  day: string;
}

/** What limits the loss of a share that was sold, each in units of 10^-12 (ASSESS-11). */
export function amountsOfSold(acquired: Acquired, sold: Disposed, rules: AssessmentRules): Candidates {
  const average = rules.lookBack?.averageOn(sold.day);
  return {
    EXCESS: acquired.excess - (rules.creditsSales ? sold.excess : 0n),
    PRICE: rules.capsByPrice ? (acquired.price - sold.price) * SIX_MORE : undefined,
    LOOK_BACK: average === undefined ? undefined : (acquired.price - average) * SIX_MORE,
    SHARE_CAP: rules.shareCap,
  };
}

/** What limits the loss of a share that is still held, each in units of 10^-12 (ASSESS-11). */
export function amountsOfHeld(acquired: Acquired, rules: AssessmentRules): Candidates {
  const { capsByPrice, heldPrice, lookBack, shareCap } = rules;
  return {
    EXCESS: acquired.excess,
    PRICE: capsByPrice && heldPrice !== undefined ? (acquired.price - heldPrice) * SIX_MORE : undefined,
    LOOK_BACK: lookBack && (acquired.price - lookBack.mean) * SIX_MORE,
    SHARE_CAP: shareCap,
  };
}
