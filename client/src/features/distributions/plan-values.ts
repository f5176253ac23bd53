import { readUnits, writeCents } from '@rules/decimals.js';
import type { DistributionPlan, Sequence, Treatment } from '@rules/distribution/distribution-plan.js';
import { readMoney } from '@rules/money-text.js';
import { withholdingToSave, withholdingValues, type WithholdingValues } from './withholding-values';

const CENT_PLACES = 2;

/** The rules that a copy may try, as they are typed. */
export interface PlanValues {
  treatment: Treatment;
  /** The minimum payment; not asked for where the treatment is PAY. */
  amount: string;
  sequence: Sequence;
  neverAboveLoss: boolean;
  withholding: WithholdingValues;
}

/** The form of a plan, from its JSON. */
export function planValues(json: string): PlanValues {
  const { minimumPayment, neverAboveLoss, withholding } = JSON.parse(json) as DistributionPlan;
  return {
    treatment: minimumPayment?.treatment ?? 'PAY',
    amount: minimumPayment?.amount ?? '',
    sequence: minimumPayment?.sequence ?? 'ALL_AT_ONCE',
    neverAboveLoss: neverAboveLoss ?? false,
    withholding: withholdingValues(withholding),
  };
}

/**
 * The plan to save for a copy, as JSON: null while it is as in the rules.
 * @param inForce the plan that was in force when the form was opened
 */
export function planToSave(values: PlanValues, inForce: string, departs: boolean): string | null {
  const before = JSON.parse(inForce) as DistributionPlan;
  if (!departs && isSame(planValues(inForce), values)) return null;
  const { treatment, amount, sequence, neverAboveLoss, withholding } = values;
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
    // As it was written, where nothing of it was changed.
    ...(!isSame(withholdingValues(before.withholding), withholding) && {
      withholding: withholdingToSave(withholding),
    }),
  };
  return JSON.stringify(plan);
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** With two decimals; a text that is no amount stays as it is, and the server names it. */
function inCents(typed: string): string {
  const amount = readMoney(typed);
  return amount === undefined ? typed : writeCents(readUnits(amount, CENT_PLACES));
}
