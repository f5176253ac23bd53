import { BadInput, type FieldMessages } from '../common/errors.js';
import { distributionPlanErrors } from '../rules/distribution/distribution-plan-errors.js';
import type { DistributionPlan, FundStep, StatedFund } from '../rules/distribution/distribution-plan.js';
import { distributionSchema } from '../rules/distribution/distribution-schema.js';
import { readUnits, writeCents } from '../rules/decimals.js';
import { ruleErrorText } from '../rules/rule-error-text.js';
import { validated } from '../rules/schema-errors.js';
import type { DistributionInput } from './distribution.input.js';

const CENT_PLACES = 2;

/** A distribution that was checked, ready to be stored. */
export interface CheckedDistribution {
  name: string;
  runId: string;
  fund: StatedFund;
  /** Then only its interest and its steps count. */
  followsId: string | null;
  plan: DistributionPlan | null;
}

/**
 * Checks what was entered, by the schema of the form (DIST-1); amounts get two decimals.
 * @param isCopy whether it may depart from the rules
 * @throws BadInput naming each error by its field (`steps.0.basis`, `plan.minimumPayment.amount`)
 */
export function checkedDistribution(
  { plan, followsId, ...input }: DistributionInput,
  isCopy: boolean,
): CheckedDistribution {
  const { values, errors } = validated(distributionSchema, input);
  if (errors) throw invalid(errors);
  const { name, runId, settlementSum, interest, steps } = values;
  return {
    name,
    runId,
    fund: {
      settlementSum: inCents(settlementSum),
      interest: inCents(interest),
      steps: (steps as FundStep[]).map(keptStep),
    },
    followsId: followsId ?? null,
    plan: readPlan(plan ?? null, isCopy),
  };
}

function keptStep({ name, kind, from, of, amount, percent, basis, cap }: FundStep): FundStep {
  const limit = cap ? { cap: inCents(cap) } : {};
  return of
    ? { name, kind, from, percent: percent!, of, basis, ...limit }
    : { name, kind, from, amount: inCents(amount!), basis, ...limit };
}

function inCents(amount: string): string {
  return writeCents(readUnits(amount, CENT_PLACES));
}

function readPlan(text: string | null, isCopy: boolean): DistributionPlan | null {
  if (text === null) return null;
  if (!isCopy)
    throw invalid({ plan: 'A distribution follows the rules of its run. Make a copy to try others.' });
  const plan = parsed(text);
  const errors = distributionPlanErrors(plan);
  if (errors.length > 0)
    throw invalid(
      Object.fromEntries(
        errors.map((error) => [error.path === '' ? 'plan' : `plan.${error.path}`, ruleErrorText(error)]),
      ),
    );
  return plan as DistributionPlan;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ plan: ruleErrorText({ code: 'NOT_JSON' }) });
  }
}

function invalid(fields: FieldMessages): BadInput {
  return new BadInput('Some values of the distribution need correcting.', fields);
}
