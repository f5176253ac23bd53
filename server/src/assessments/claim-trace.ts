import type { DataSource } from 'typeorm';
import { assessClaim } from '../rules/assessment/assess-claim.js';
import { assessmentRules } from '../rules/assessment/assessment-rules.js';
import { type DayPriceText, dayPricesOf } from '../rules/assessment/day-prices.js';
import type { FindingCode } from '../rules/assessment/assessment-document.js';
import type { Slice } from '../rules/assessment/slices.js';
import type { RulesDocument } from '../rules/rules-document.js';
import { readAssessedClaim } from './assessed-claims.js';
import type { AssessmentRun } from './assessment-run.entity.js';
import type { AssessedClaimTraceModel, AssessedSlice } from './claim-trace.model.js';
import { inputSha256, traceSha256 } from './engine/first-engine.js';
import { type ReadClaim, readClaims, readDayPrices, type ReadRows } from './engine/read-claims.js';

/** The number of transactions, and of slices, that are listed. */
const MOST_LISTED = 1_000;

/** A trace without what only the office sees. */
export type DerivedTrace = Omit<AssessedClaimTraceModel, 'accepted' | 'mayAccept'> & {
  /** The codes of errors that were accepted for the claim at the moment of the run. */
  acceptedCodes: readonly FindingCode[];
};

/**
 * How a run came to the result of a claim (RUN-8). Traces are not stored: it is computed again from the claim as of the
 * run, and compared with the stored hashes. Undefined when the claim is in no result of the run.
 */
export async function readClaimTrace(
  db: DataSource,
  run: AssessmentRun,
  submissionId: string,
): Promise<DerivedTrace | undefined> {
  const claim = await readAssessedClaim(db, run, submissionId);
  if (!claim) return undefined;
  const { assessment } = JSON.parse(run.rules.document) as RulesDocument;
  const { matching } = assessment;
  const { input, dayPrices } = await readInput(db, run, submissionId);
  const {
    openingBalance = '',
    closingBalance = null,
    trades = [],
    accepted: acceptedCodes = [],
  } = input ?? {};
  const found = { claim, matching, openingBalance, closingBalance, acceptedCodes, tradeCount: trades.length };
  const shown = { trades: trades.slice(0, MOST_LISTED) };
  // A claim that takes no part, or one that was erased since, has nothing to derive.
  if (claim.inputSha256 === null || !input) {
    const isSame = claim.inputSha256 === null ? null : false;
    return { ...found, ...shown, isSame, findings: [], sliceCount: 0, slices: [] };
  }
  const result = assessClaim(input, assessmentRules(assessment, dayPricesOf(dayPrices)));
  return {
    ...found,
    ...shown,
    isSame: inputSha256(input) === claim.inputSha256 && traceSha256(result) === claim.traceSha256,
    findings: result.findings.map((finding) => ({ ...finding, day: finding.day ?? null })),
    sliceCount: result.slices.length,
    slices: result.slices.slice(0, MOST_LISTED).map(sliceOf),
  };
}

/** What a result was made from: the claim as of the run, undefined when it was erased since, and the day prices. */
interface RunInput {
  input: ReadClaim | undefined;
  dayPrices: DayPriceText[];
}

/** Reads the input of a result in one snapshot. */
export function readInput(db: DataSource, run: AssessmentRun, submissionId: string): Promise<RunInput> {
  return db.transaction('REPEATABLE READ', async (tx) => {
    // As text, since a Date cuts off the microseconds.
    const [{ moment }] = await tx.query<[{ moment: string }]>(
      'SELECT moment::text FROM assessment_runs WHERE id = $1',
      [run.id],
    );
    const read: ReadRows = (sql, values) => tx.query(sql, [...values]);
    const [input] = await readClaims(read, moment, [submissionId]);
    return { input, dayPrices: await readDayPrices(read, moment) };
  });
}

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
