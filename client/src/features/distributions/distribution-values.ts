import type { DistributionDetailsFragment, DistributionInput } from '../../generated/graphql';
import { planToSave, planValues, type PlanValues } from './plan-values';

/** A step as it is typed. */
export interface StepValues {
  name: string;
  kind: string;
  from: string;
  /** '' takes the amount, anything else the percentage. */
  of: string;
  amount: string;
  percent: string;
  basis: string;
}

/** The form of a distribution. */
export interface DistributionValues {
  name: string;
  runId: string;
  settlementSum: string;
  interest: string;
  steps: StepValues[];
  /** The rules that a copy tries. */
  plan?: PlanValues;
}

export const NEW_STEP: StepValues = {
  name: '',
  kind: 'COSTS',
  from: 'PRINCIPAL',
  of: '',
  amount: '',
  percent: '',
  basis: '',
};

/** The form of a distribution that exists. */
export function valuesOf(distribution: DistributionDetailsFragment): DistributionValues {
  const { name, runId, fund, copyOfId, plan } = distribution;
  return {
    ...(copyOfId !== null && { plan: planValues(plan) }),
    name,
    runId,
    settlementSum: fund.settlementSum,
    interest: fund.interest,
    steps: fund.steps.map((step) => ({
      name: step.name,
      kind: step.kind,
      from: step.from,
      of: step.of ?? '',
      amount: step.amount ?? '',
      percent: step.percent ?? '',
      basis: step.basis,
    })),
  };
}

/**
 * What is saved: of amount and percentage the one that the step takes.
 * @param saved the distribution that is changed
 */
export function inputOf(
  { steps, plan, ...values }: DistributionValues,
  saved?: Pick<DistributionDetailsFragment, 'plan' | 'departs'>,
): DistributionInput {
  return {
    ...values,
    ...(plan && saved && { plan: planToSave(plan, saved.plan, saved.departs) }),
    steps: steps.map(({ of, amount, percent, ...step }) =>
      of ? { ...step, of, percent } : { ...step, amount },
    ),
  };
}
