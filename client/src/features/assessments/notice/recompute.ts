import { assessClaim } from '@rules/assessment/assess-claim.js';
import { assessmentRules } from '@rules/assessment/assessment-rules.js';
import type { AssessedClaim } from '@rules/assessment/claim-ledger.js';
import { dayPricesOf } from '@rules/assessment/day-prices.js';
import { canonicalJson, type CanonicalValue } from '@rules/proof/canonical-json.js';
import type { RulesDocument } from '@rules/rules-document.js';
import type { ClaimAssessmentCheckQuery } from '../../../generated/graphql';

/** One comparison of a recomputation. */
export interface Comparison {
  what: 'rules' | 'transactions' | 'derivation' | 'loss';
  isEqual: boolean;
  /** What this browser came to, and what the notice says. */
  computed: string;
  stated: string;
}

interface Stated {
  /** The text that GET /api/rules answers. */
  rules: string;
  rulesSha256: string;
  recognisedLoss: string | null;
  check: ClaimAssessmentCheckQuery['assessmentCheck'];
}

/**
 * Computes an assessment again in this browser, from the published rules and the transactions as of the run, and compares
 * it with what the notice says (NOTICE-16). Nothing is sent.
 */
export async function recompute({
  rules,
  rulesSha256,
  recognisedLoss,
  check,
}: Stated): Promise<Comparison[]> {
  const { assessment } = JSON.parse(rules) as RulesDocument;
  const result = assessClaim(
    JSON.parse(check.input) as AssessedClaim,
    assessmentRules(assessment, dayPricesOf(check.dayPrices)),
  );
  const compared = (what: Comparison['what'], computed: string, stated: string): Comparison => ({
    what,
    computed,
    stated,
    isEqual: computed === stated,
  });
  return [
    compared('rules', await sha256(rules), rulesSha256),
    compared('transactions', await sha256(check.input), check.inputSha256),
    compared(
      'derivation',
      await sha256(canonicalJson(result as unknown as CanonicalValue)),
      check.traceSha256,
    ),
    compared('loss', result.recognisedLoss ?? 'none', recognisedLoss ?? 'none'),
  ];
}

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
