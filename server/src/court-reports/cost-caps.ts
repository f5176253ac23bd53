import type { FundStep } from '../rules/distribution/distribution-plan.js';
import type { DistributionFigures } from '../distributions/distribution-figures.js';
import { readUnits, writeCents } from '../rules/decimals.js';

const CENTS = 2;

/** What was taken under one order, and what it allows; amounts in dollars with two decimals. */
export interface CostCap {
  /** The order, as the steps name it. */
  basis: string;
  taken: string;
  cap: string;
}

/** A distribution with its steps and what they took. */
export interface Taking {
  steps: readonly FundStep[];
  waterfall: DistributionFigures['waterfall'];
}

/**
 * The costs against each cap (COURT-6): what all steps that rest on one order took together, also those that do not repeat its
 * cap. Where they state different caps, the lowest holds.
 */
export function costCaps(takings: readonly Taking[]): CostCap[] {
  const found = new Map<string, { taken: bigint; cap: bigint | null }>();
  for (const { steps, waterfall } of takings)
    for (const [at, { cap, basis }] of steps.entries()) {
      const { principal, interest } = waterfall[at]!;
      const order = found.get(basis.trim()) ?? { taken: 0n, cap: null };
      order.taken += readUnits(principal, CENTS) + readUnits(interest, CENTS);
      const stated = cap === undefined || cap === null ? null : readUnits(cap, CENTS);
      if (stated !== null && (order.cap === null || stated < order.cap)) order.cap = stated;
      found.set(basis.trim(), order);
    }
  return [...found].flatMap(([basis, { taken, cap }]) =>
    cap === null ? [] : [{ basis, taken: writeCents(taken), cap: writeCents(cap) }],
  );
}

/** The statement for the takings of the published distributions. */
export const TAKINGS = `
  SELECT d.fund -> 'steps' AS steps, d.figures -> 'waterfall' AS waterfall FROM distributions d
  WHERE d.state = 'PUBLISHED' ORDER BY d.number`;
