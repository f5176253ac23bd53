import type { FindingCode } from '../../rules/assessment/assessment-document.js';
import { assessClaim } from '../../rules/assessment/assess-claim.js';
import { assessmentRules } from '../../rules/assessment/assessment-rules.js';
import { dayPricesOf } from '../../rules/assessment/day-prices.js';
import type { Slice } from '../../rules/assessment/slices.js';
import type { RulesDocument } from '../../rules/rules-document.js';
import type { KeptTrade } from '../../rules/trade-warnings.js';
import type { AssessedClaimModel } from '../assessment-run.model.js';
import type { AssessedClaimTraceModel, AssessedSlice } from '../claim-trace.model.js';
import { inputSha256, traceSha256 } from '../engine/digests.js';
import { claimIn } from '../engine/read-claims.js';
import type { RunInput } from './run-input.js';

/** A trace without what only the office sees. */
export type DerivedTrace = Omit<AssessedClaimTraceModel, 'accepted' | 'mayAccept' | 'trades'> & {
  trades: KeptTrade[];
  /** The codes of errors that were accepted for the claim at the moment of the run. */
  acceptedCodes: readonly FindingCode[];
};

/** What a trace is derived from, besides the input. */
export interface Derived {
  /** The result that the run stored. */
  claim: AssessedClaimModel;
  /** Undefined where SQL left nothing readable of them. */
  rules: RulesDocument | undefined;
  /** Whether the text of the rules has another SHA-256 than the run was made by. */
  areRulesAltered: boolean;
  /** The most slices that are listed, and so many transactions with those that the slices name. */
  most: number;
}

/** How a run came to the result of a claim, compared with the hashes that the run stored (RUN-8). */
export function deriveTrace(
  { claim, rules, areRulesAltered, most }: Derived,
  { input, dayPrices }: RunInput,
): DerivedTrace {
  const given = input && claimIn(input);
  const {
    openingBalance = '',
    closingBalance = null,
    trades = [],
    accepted: acceptedCodes = [],
  } = given ?? {};
  const found = {
    claim,
    areRulesAltered,
    matching: rules?.assessment.matching ?? '',
    currency: rules?.currency ?? '',
    openingBalance,
    closingBalance,
    acceptedCodes,
    tradeCount: trades.length,
  };
  // A claim that takes no part, or one that was erased since, has nothing to derive, and no rules derive nothing.
  if (claim.inputSha256 === null || !given || !rules) {
    const isSame = claim.inputSha256 === null ? null : false;
    return {
      ...found,
      trades: byDay(trades).slice(0, most),
      isSame,
      findings: [],
      sliceCount: 0,
      slices: [],
    };
  }
  const result = assessClaim(given, assessmentRules(rules.assessment, dayPricesOf(dayPrices)));
  const slices = result.slices.slice(0, most).map(sliceOf);
  const named = new Set(slices.flatMap(({ acquisition, disposal }) => [acquisition, disposal]));
  return {
    ...found,
    trades: byDay(trades).filter(({ id }, nth) => nth < most || named.has(id)),
    isSame:
      !areRulesAltered &&
      inputSha256(input) === claim.inputSha256 &&
      traceSha256(result) === claim.traceSha256,
    findings: result.findings.map((finding) => ({ ...finding, day: finding.day ?? null })),
    sliceCount: result.slices.length,
    slices,
  };
}

/** As they are read: those of a day in the order in which they are stored. */
const byDay = (trades: readonly KeptTrade[]) =>
  trades.toSorted((one, other) =>
    one.tradeDate < other.tradeDate ? -1 : one.tradeDate > other.tradeDate ? 1 : 0,
  );

const NOTHING: Omit<AssessedSlice, 'acquisition' | 'disposal' | 'basis' | 'loss'> = {
  quantity: null,
  acquiredBand: null,
  disposedBand: null,
  perShare: null,
  weight: null,
  poolQuantity: null,
  poolExcess: null,
  taken: null,
  acquired: null,
  disposed: null,
  withoutClaim: null,
  excess: null,
  credit: null,
};

function sliceOf(slice: Slice): AssessedSlice {
  return { ...NOTHING, ...slice };
}
