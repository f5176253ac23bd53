import type { DistributionDetailsFragment, DistributionInput } from '../../generated/graphql';
import { earnedOf, sumsOf } from './sums-of-sources';
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
  cap: string;
}

/** The form of a distribution. */
export interface DistributionValues {
  name: string;
  runId: string;
  /** The published distribution of which it shares what is left; absent for the first one. */
  followsId?: string;
  settlementSum: string;
  /** Interest that is left of the distribution before, to which `interest` is added; absent for the first one. */
  carried?: string;
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
  cap: '',
};

/** The form of a distribution that exists. */
export function valuesOf(distribution: DistributionDetailsFragment): DistributionValues {
  const { name, runId, fund, copyOfId, followsId, plan } = distribution;
  return {
    ...(copyOfId !== null && plan !== null && { plan: planValues(plan) }),
    name,
    runId,
    settlementSum: fund.settlementSum,
    interest: fund.interest,
    ...(followsId !== null && {
      followsId,
      carried: sumsOf(fund.sources).interest,
      interest: earnedOf(fund.sources),
    }),
    steps: fund.steps.map((step) => ({
      name: step.name,
      kind: step.kind,
      from: step.from,
      of: step.of ?? '',
      amount: step.amount ?? '',
      percent: step.percent ?? '',
      basis: step.basis,
      cap: step.cap ?? '',
    })),
  };
}

/**
 * What is saved: of amount and percentage the one that the step takes.
 * @param saved the distribution that is changed
 */
export function inputOf(
  { steps, plan, carried: _, ...values }: DistributionValues,
  saved?: Pick<DistributionDetailsFragment, 'plan' | 'departs'>,
): DistributionInput {
  return {
    ...values,
    ...(plan && saved?.plan && { plan: planToSave(plan, saved.plan, saved.departs) }),
    steps: steps.map(({ of, amount, percent, ...step }) =>
      of ? { ...step, of, percent } : { ...step, amount },
    ),
  };
}
