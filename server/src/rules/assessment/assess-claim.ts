import type { Matching } from './assessment-document.js';
import type { AssessmentRules } from './assessment-rules.js';
import { claimLedger, type AssessedClaim, type ClaimLedger } from './claim-ledger.js';
import { limitClaim, type LimitedBy } from './claim-limits.js';
import { LOSS_PLACES, toCents, writeCents, writeUnits } from '../decimals.js';
import { ledgerFindings, type Finding } from './ledger-findings.js';
import { matchLots } from './match-lots.js';
import { matchNet } from './match-net.js';
import { matchPool } from './match-pool.js';
import type { Matched, Slice } from './slices.js';

/** The result of assessing a claim by the rules, with its full derivation. */
export type Assessment = { findings: Finding[]; slices: Slice[] } & (
  | {
      status: 'ASSESSED';
      /** An amount with two decimals. */
      recognisedLoss: string;
      /** Exact plain decimals. */
      sumOfSlices: string;
      marketLoss: string | null;
      limitedBy: LimitedBy;
    }
  | { status: 'BLOCKED'; recognisedLoss: null; sumOfSlices: null; marketLoss: null; limitedBy: null }
);

const matchBy: Record<Matching, (ledger: ClaimLedger, rules: AssessmentRules) => Matched> = {
  FIFO: matchLots,
  LIFO: matchLots,
  AVERAGE: matchPool,
  NET: matchNet,
};

/**
 * Calculates the recognised loss of one claim, with its trace. Calculation is exact; the result is rounded to cents
 * once. A claim with an ERROR finding that nobody accepted is blocked and has no loss. The order of the trades does not
 * matter.
 * @throws RangeError for a trade whose numbers are not plain decimals
 */
export function assessClaim(claim: AssessedClaim, rules: AssessmentRules): Assessment {
  const ledger = claimLedger(claim, rules);
  const findings = ledgerFindings(claim, ledger, rules);
  const isBlocking = ({ severity, code }: Finding) => severity === 'ERROR' && !claim.accepted?.includes(code);
  if (findings.some(isBlocking)) {
    return {
      findings,
      limitedBy: null,
      marketLoss: null,
      recognisedLoss: null,
      slices: [],
      status: 'BLOCKED',
      sumOfSlices: null,
    };
  }
  const { slices, loss: sum, marketLoss } = matchBy[rules.matching](ledger, rules);
  const { loss, limitedBy } = limitClaim(sum, marketLoss, rules.claimCap);
  return {
    findings,
    limitedBy,
    marketLoss: marketLoss === undefined ? null : writeUnits(marketLoss, LOSS_PLACES),
    recognisedLoss: writeCents(toCents(loss, rules.rounding)),
    slices,
    status: 'ASSESSED',
    sumOfSlices: writeUnits(sum, LOSS_PLACES),
  };
}
