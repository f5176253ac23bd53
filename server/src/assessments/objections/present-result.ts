import { assessmentRules } from '../../rules/assessment/assessment-rules.js';
import { dayPricesOf } from '../../rules/assessment/day-prices.js';
import type { RulesDocument } from '../../rules/rules-document.js';
import type { AssessedClaimModel } from '../assessment-run.model.js';
import { assessByFirst } from '../engine/first-engine.js';
import type { RunInput } from '../tracing/run-input.js';
import type { PresentResult } from './objection.model.js';

/**
 * What the rules of a run make of a claim as it is now, by the market's prices of the run: what another run would come
 * to, before anybody starts it (OBJECT-6). Undefined when the claim was erased.
 * @param stored the result of the run
 * @param given the claim as it is now
 */
export function presentResult(
  stored: AssessedClaimModel,
  { assessment }: RulesDocument,
  { input: claim, dayPrices }: RunInput,
): PresentResult | undefined {
  if (!claim) return undefined;
  const result = assessByFirst(claim, assessmentRules(assessment, dayPricesOf(dayPrices)));
  const isChanged = stored.inputSha256 === null ? null : result.inputSha256 !== stored.inputSha256;
  const { status, recognisedLoss, findings } = result;
  return { status, recognisedLoss, findings, isChanged };
}
