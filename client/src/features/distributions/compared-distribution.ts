import type { DistributionPlan } from '@rules/distribution/distribution-plan.js';
import type { DistributionDetailsFragment } from '../../generated/graphql';

/** What a distribution is computed from, and what it comes to. Amounts are exact decimals. */
export interface ComparedDistribution {
  number: number;
  runNumber: number;
  followsNumber: number | null;
  fund: DistributionDetailsFragment['fund'];
  plan: DistributionPlan;
  figures: NonNullable<DistributionDetailsFragment['figures']>;
}

/** A rule in which a copy differs: what it says in both, and what follows from that in money or payments. */
export interface Differing {
  rule: string;
  original: string;
  copy: string;
  effect: string;
}

/** A computed distribution as it is compared; undefined before it is computed, and for rules changed by SQL. */
export function comparedOf(of: DistributionDetailsFragment): ComparedDistribution | undefined {
  const { number, runNumber, followsNumber, fund, plan, figures } = of;
  if (!figures || plan === null) return undefined;
  return { number, runNumber, followsNumber, fund, plan: JSON.parse(plan) as DistributionPlan, figures };
}
