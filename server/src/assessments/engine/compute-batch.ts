import type pg from 'pg';
import { assessmentRules, type AssessmentRules } from '../../rules/assessment/assessment-rules.js';
import { dayPricesOf } from '../../rules/assessment/day-prices.js';
import type { RulesDocument } from '../../rules/rules-document.js';
import type { EngineValues } from '../assessed-claim.entity.js';
import { unchangedSince } from './earlier-results.js';
import { assessByFirst, type FirstResult, leftOut, withoutLoss } from './first-engine.js';
import { inputText } from './input-text.js';
import { nextIds, type ReadClaim, readClaims, readDayPrices, rowsOf } from './read-claims.js';
import type { RunRow } from './run-row.js';
import { assessBySecond, inputsOfSecond } from './second-engine.js';

/** A claim's result with the second engine's where that differs. */
export interface ComparedResult extends FirstResult {
  second: EngineValues | { status: 'MISSING' } | null;
  firstInput: string | null;
  secondInput: string | null;
}

/** The results of one batch, and its last claim. */
export interface Batch {
  through: string;
  results: ComparedResult[];
  /** The claims whose result is that of an earlier run. */
  kept: { runId: string; ids: string[] } | undefined;
}

/** Disagreements of one batch whose inputs are kept: more than anybody reads. */
const KEPT_INPUTS = 20;

/** What all batches of a run have in common. */
export interface Computation {
  moment: string;
  rules: AssessmentRules;
  /** The part `assessment` of the rules, as JSON. */
  assessment: string;
  removedSids: ReadonlySet<string>;
  duplicateIds: ReadonlySet<string>;
  /** The run whose results unchanged claims keep. */
  earlierId?: string | undefined;
}

/** Prepares the rules of a run, with the day prices of its moment. */
export async function computationOf(
  db: pg.Client,
  { moment, document, removedSids, duplicateIds }: RunRow,
): Promise<Computation> {
  const dayPrices = await readDayPrices(rowsOf(db), moment);
  const { assessment } = JSON.parse(document) as RulesDocument;
  return {
    moment,
    rules: assessmentRules(assessment, dayPricesOf(dayPrices)),
    assessment: JSON.stringify(assessment),
    removedSids: new Set(removedSids),
    duplicateIds: new Set(duplicateIds),
  };
}

/**
 * Assesses the claims after a mark by both engines and compares them, but for those that keep their result; undefined
 * after the last claim. Reads in one snapshot.
 * @param reader a connection without a transaction
 */
export async function computeBatch(
  reader: pg.Client,
  computation: Computation,
  mark: string,
  most: number,
): Promise<Batch | undefined> {
  const { moment } = computation;
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const ids = await nextIds(reader, moment, mark, most);
    if (ids.length === 0) return undefined;
    const claims = await readClaims(rowsOf(reader), moment, ids);
    const { earlierId } = computation;
    const unchanged = earlierId && (await unchangedSince(reader, earlierId, claims, computation));
    const changed = unchanged ? claims.filter(({ id }) => !unchanged.has(id)) : claims;
    return {
      through: ids.at(-1)!,
      results: await assess(reader, computation, changed),
      kept: unchanged ? { runId: earlierId, ids: [...unchanged] } : undefined,
    };
  } finally {
    // It wrote nothing, so there is nothing to commit.
    await reader.query('ROLLBACK').catch(() => undefined);
  }
}

async function assess(
  reader: pg.Client,
  { moment, rules, assessment, removedSids, duplicateIds }: Computation,
  claims: readonly ReadClaim[],
): Promise<ComparedResult[]> {
  const outside = new Map(claims.map((claim) => [claim.id, leftOut(claim, removedSids, duplicateIds)]));
  const inside = claims.filter(({ id }) => !outside.get(id));
  const ids = inside.map(({ id }) => id);
  // PostgreSQL computes while this thread does.
  const second = assessBySecond(reader, moment, ids, assessment);
  second.catch(() => undefined);
  const first = claims.map((claim) => {
    const status = outside.get(claim.id);
    return status ? withoutLoss(claim, status) : assessByFirst(claim, rules);
  });
  const byId = await second;
  const differing = first
    .filter(({ submissionId: id }) => !outside.get(id))
    .filter((result) => !isSame(result, byId.get(result.submissionId)))
    .map(({ submissionId }) => submissionId);
  return withInputs(reader, moment, claims, first, byId, differing);
}

async function withInputs(
  reader: pg.Client,
  moment: string,
  claims: readonly ReadClaim[],
  first: readonly FirstResult[],
  second: ReadonlyMap<string, EngineValues>,
  differing: readonly string[],
): Promise<ComparedResult[]> {
  const kept = differing.slice(0, KEPT_INPUTS);
  const inputs = await inputsOfSecond(reader, moment, kept);
  const differs = new Set(differing);
  return first.map((result, at) => {
    const { submissionId: id } = result;
    const secondInput = inputs.get(id) ?? null;
    return {
      ...result,
      second: differs.has(id) ? (second.get(id) ?? { status: 'MISSING' }) : null,
      firstInput: secondInput === null ? null : inputText(claims[at]!),
      secondInput,
    };
  });
}

function isSame(first: EngineValues, second: EngineValues | undefined): boolean {
  return (
    second !== undefined &&
    first.status === second.status &&
    first.recognisedLoss === second.recognisedLoss &&
    first.sumOfSlices === second.sumOfSlices &&
    first.marketLoss === second.marketLoss &&
    first.limitedBy === second.limitedBy
  );
}
