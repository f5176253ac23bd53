import { assessClaim } from '@rules/assessment/assess-claim.js';
import type { AssessmentDocument } from '@rules/assessment/assessment-document.js';
import { assessmentRules } from '@rules/assessment/assessment-rules.js';
import type { AssessedClaim } from '@rules/assessment/claim-ledger.js';
import { dayPricesOf } from '@rules/assessment/day-prices.js';
import { canonicalJson, type CanonicalValue } from '@rules/proof/canonical-json.js';

/** A claim with its rules and the result that is known for it. */
export interface Vector {
  id: string;
  kind: string;
  /** Who published it, or the rule that it shows. */
  source: string;
  rules?: AssessmentDocument;
  market?: readonly { date: string; low: string; high: string }[];
  claim?: AssessedClaim;
  expected: Readonly<Record<string, CanonicalValue>>;
}

/** A known case and what the assessment makes of it. */
export interface KnownCase {
  id: string;
  source: string;
  /** The recognised loss with two decimals; null when the claim is blocked. */
  expected: string | null;
  computed: string | null;
  /** Whether everything that is known of the result is equal, findings and slices too. */
  holds: boolean;
}

/** Loaded when somebody runs them: nobody else needs them. */
const FILES = [
  () => import('../../../../../vectors/kraft-heinz.json', { with: { type: 'json' } }),
  () => import('../../../../../vectors/twitter.json', { with: { type: 'json' } }),
  () => import('../../../../../vectors/portola.json', { with: { type: 'json' } }),
  () => import('../../../../../vectors/summit.json', { with: { type: 'json' } }),
  () => import('../../../../../vectors/synthetic.json', { with: { type: 'json' } }),
  () => import('../../../../../vectors/methods.json', { with: { type: 'json' } }),
  () => import('../../../../../vectors/behaviours.json', { with: { type: 'json' } }),
  () => import('../../../../../vectors/ledger.json', { with: { type: 'json' } }),
];

/**
 * Assesses the known cases with the same method and matching, each by its own rules (RULES-19).
 * @throws Error when the cases cannot be loaded
 */
export async function runKnownCases({
  method,
  matching,
}: Pick<AssessmentDocument, 'method' | 'matching'>): Promise<KnownCase[]> {
  const files = await Promise.all(FILES.map((load) => load()));
  return files
    .flatMap(({ default: file }) => file.vectors as unknown as readonly Vector[])
    .filter(({ rules }) => rules?.method === method && rules.matching === matching)
    .flatMap((vector) => (vector.kind === 'ASSESSMENT' ? [knownCase(vector)] : []));
}

/** Assesses a known case by its own rules. */
export function knownCase({ id, source, rules, market = [], claim, expected }: Vector): KnownCase {
  const prices = dayPricesOf(market.map(({ date, low, high }) => ({ day: date, low, high })));
  const computed = assessClaim(claim!, assessmentRules(rules!, prices));
  const found = computed as unknown as Readonly<Record<string, CanonicalValue>>;
  return {
    id,
    source,
    expected: (expected['recognisedLoss'] ?? null) as string | null,
    computed: computed.recognisedLoss,
    holds: Object.entries(expected).every(
      ([key, value]) => found[key] !== undefined && canonicalJson(found[key]) === canonicalJson(value),
    ),
  };
}
