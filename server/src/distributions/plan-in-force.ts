import { isDeepStrictEqual } from 'node:util';
import type { DistributionPlan } from '../rules/distribution/distribution-plan.js';
import type { RulesDocument } from '../rules/rules-document.js';
import { hasDigest } from '../rules-versions/rules-digest.js';

/** The rules of a distribution's run as they are stored now, and the SHA-256 that they had when the run was made. */
export interface RulesOfRun {
  /** Their text, canonical JSON unless somebody changed it. */
  document: string;
  rulesSha256: Buffer;
}

/**
 * The plan that a distribution is computed by: its own, otherwise the one of the run's rules. Undefined where that is the
 * plan of a text that was changed by SQL (RULES-20), also where a copy kept it as its own.
 */
export function planInForce(
  own: DistributionPlan | null,
  { document, rulesSha256 }: RulesOfRun,
): DistributionPlan | undefined {
  if (hasDigest(document, rulesSha256)) return own ?? planOf(document)!;
  return own !== null && !isDeepStrictEqual(own, planOf(document)) ? own : undefined;
}

/** Undefined in a text that is no JSON. */
function planOf(document: string): DistributionPlan | undefined {
  try {
    return (JSON.parse(document) as RulesDocument).distribution;
  } catch {
    return undefined;
  }
}
