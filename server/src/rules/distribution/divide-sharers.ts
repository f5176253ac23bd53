import { readUnits } from '../decimals.js';
import { columnOf, columnSum, sortedColumn, type CentsColumn } from './cents-column.js';
import { SharingRefused, type DistributionPlan } from './distribution-plan.js';
import { belowMinimum, type Minimum } from './minimum-payment.js';

const CENT_PLACES = 2;

/** Who shares, and how much. */
export interface DividedSharers {
  /** There when the plan drops or raises what is below it. */
  minimum: Minimum | undefined;
  /** How many claims are below the minimum payment. */
  fallen: number;
  /** The largest loss that fell in each round: all up to it are below the minimum payment. */
  limits: CentsColumn;
  /** The total to distribute, in cents. */
  shared: bigint;
}

/** The minimum payment of a plan that drops or raises what is below it. @throws SharingRefused NOT_TOGETHER */
export function minimumOf({ minimumPayment, neverAboveLoss }: DistributionPlan): Minimum | undefined {
  if (!minimumPayment || minimumPayment.treatment === 'PAY') return undefined;
  const { amount, treatment, sequence } = minimumPayment;
  if (treatment === 'ROUND_UP' && neverAboveLoss) throw new SharingRefused('NOT_TOGETHER');
  return { amount: readUnits(amount, CENT_PLACES), treatment, sequence: sequence ?? 'ALL_AT_ONCE' };
}

/**
 * Finds the claims below the minimum payment, and the total to distribute: never more than the losses, where the plan says
 * so. The cost is that of sorting.
 * @param loss in cents, in any order; those of 0 take no part, and one at least is above
 * @param pot in cents
 * @throws SharingRefused
 */
export function divideSharers(loss: CentsColumn, pot: bigint, plan: DistributionPlan): DividedSharers {
  const minimum = minimumOf(plan);
  const potOf = (losses: bigint) => (plan.neverAboveLoss && losses < pot ? losses : pot);
  const sum = columnSum(loss);
  if (!minimum) return { minimum, fallen: 0, limits: [], shared: potOf(sum) };
  const sorted = sortedColumn(loss);
  const losses = sorted.slice(sorted.findIndex((amount) => amount > 0n));
  const { fallen, otherLosses, roundEnds } = belowMinimum(losses, sum, minimum, potOf);
  const limits = columnOf(roundEnds.map((end) => losses[end - 1]!));
  return { minimum, fallen, limits, shared: potOf(otherLosses) };
}
