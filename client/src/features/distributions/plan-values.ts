import { readUnits, writeCents } from '@rules/decimals.js';
import type { DistributionPlan, Sequence, Treatment } from '@rules/distribution/distribution-plan.js';
import { readMoney } from '@rules/money-text.js';

const CENT_PLACES = 2;

/** The rules that a copy may try, as they are typed. */
export interface PlanValues {
  treatment: Treatment;
  /** The minimum payment; not asked for where the treatment is PAY. */
  amount: string;
  sequence: Sequence;
  neverAboveLoss: boolean;
}

/** The form of a plan, from its JSON. */
export function planValues(json: string): PlanValues {
  const { minimumPayment, neverAboveLoss } = JSON.parse(json) as DistributionPlan;
  return {
    treatment: minimumPayment?.treatment ?? 'PAY',
    amount: minimumPayment?.amount ?? '',
    sequence: minimumPayment?.sequence ?? 'ALL_AT_ONCE',
    neverAboveLoss: neverAboveLoss ?? false,
  };
}

/**
 * The plan to save for a copy, as JSON: null while it is as in the rules. Withholding stays as it was.
 * @param inForce the plan that was in force when the form was opened
 */
export function planToSave(values: PlanValues, inForce: string, departs: boolean): string | null {
  const before = JSON.parse(inForce) as DistributionPlan;
  if (!departs && JSON.stringify(planValues(inForce)) === JSON.stringify(values)) return null;
  const { treatment, amount, sequence, neverAboveLoss } = values;
  const plan: DistributionPlan = {
    ...before,
    minimumPayment:
      treatment === 'PAY'
        ? null
        : {
            amount: inCents(amount),
            treatment,
            ...(treatment === 'DROP' && { sequence }),
          },
    neverAboveLoss,
  };
  return JSON.stringify(plan);
}

/** With two decimals; a text that is no amount stays as it is, and the server names it. */
function inCents(typed: string): string {
  const amount = readMoney(typed);
  return amount === undefined ? typed : writeCents(readUnits(amount, CENT_PLACES));
}
