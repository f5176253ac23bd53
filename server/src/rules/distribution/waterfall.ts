import { divideHalfAway, PRICE_PLACES, readUnits } from '../decimals.js';
import { SharingRefused, type Fund, type WaterfallStep } from './distribution-plan.js';

/** The two columns of a fund, in cents. */
export interface Columns {
  principal: bigint;
  interest: bigint;
}

/** The amount that each step takes from the fund, and the amount left to distribute. */
export interface Waterfall {
  steps: ({ name: string } & Columns)[];
  left: Columns;
}

const CENT_PLACES = 2;
const HUNDRED = 100n * 10n ** BigInt(PRICE_PLACES);

/**
 * Deducts the steps from the fund in order. A percentage is rounded to whole cents, halves up.
 * @throws SharingRefused STEP_NOT_COVERED with the step's index when a column cannot cover it; steps are never reduced
 */
export function waterfall({ settlementSum, interest, steps }: Fund): Waterfall {
  const sum = readUnits(settlementSum, CENT_PLACES);
  const left = { principal: sum, interest: readUnits(interest, CENT_PLACES) };
  const taken = steps.map((step, at) => {
    const part = partOf(step, amountOf(step, sum, left), left);
    left.principal -= part.principal;
    left.interest -= part.interest;
    if (left.principal < 0n || left.interest < 0n) throw new SharingRefused(`STEP_NOT_COVERED:${at}`);
    return { name: step.name, ...part };
  });
  return { steps: taken, left };
}

function amountOf({ amount, percent, of }: WaterfallStep, sum: bigint, left: Columns): bigint {
  if (typeof percent !== 'string') return readUnits(amount ?? '0', CENT_PLACES);
  const whole = of === 'REMAINING' ? left.principal + left.interest : sum;
  return divideHalfAway(whole * readUnits(percent, PRICE_PLACES), HUNDRED);
}

function partOf({ from }: WaterfallStep, amount: bigint, left: Columns): Columns {
  if (from === 'PRINCIPAL') return { principal: amount, interest: 0n };
  if (from === 'INTEREST') return { principal: 0n, interest: amount };
  const interest = amount < left.interest ? amount : left.interest;
  return { principal: amount - interest, interest };
}
