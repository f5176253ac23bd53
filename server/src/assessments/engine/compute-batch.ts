import type pg from 'pg';
import { assessmentRules, type AssessmentRules } from '../../rules/assessment/assessment-rules.js';
import { dayPricesOf } from '../../rules/assessment/day-prices.js';
import type { RulesDocument } from '../../rules/rules-document.js';
import type { EngineValues } from '../assessed-claim.entity.js';
import { unchangedSince } from './earlier-results.js';
import { assessByFirst, type FirstResult, leftOut, withoutLoss } from './first-engine.js';
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
  /** The run whose results unchanged claims keep, and a connection that helps to compare them. */
  earlier?: { id: string; helper: pg.Client } | undefined;
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

/** Claims that were read, and those that were not because they keep the result of an earlier run. */
export interface ReadBatch {
  through: string;
  claims: ReadClaim[];
  kept: Batch['kept'];
}

/**
 * Reads the claims after a mark, but for the input of those that keep their result; undefined after the last claim. Leaves
 * `reader` in the snapshot in which it read them.
 * @param reader a connection without a transaction
 */
export async function readBatch(
  reader: pg.Client,
  computation: Computation,
  mark: string,
  most: number,
): Promise<ReadBatch | undefined> {
  const { moment, earlier } = computation;
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const ids = await nextIds(reader, moment, mark, most);
  if (ids.length === 0) {
    await reader.query('ROLLBACK');
    return undefined;
  }
  const unchanged = earlier
    ? await unchangedSince([reader, earlier.helper], earlier.id, moment, ids, computation)
    : new Set<string>();
  const changed = ids.filter((id) => !unchanged.has(id));
  return {
    through: ids.at(-1)!,
    claims: changed.length > 0 ? await readClaims(rowsOf(reader), moment, changed) : [],
    kept: earlier && unchanged.size > 0 ? { runId: earlier.id, ids: [...unchanged] } : undefined,
  };
}

/**
 * Assesses claims by both engines and compares them. The second reads them itself, in the snapshot of `reader`, which is free
 * again when `readOn` is called, before the engines begin.
 * @param second a connection without a transaction
 */
export async function assessBatch(
  { reader, second }: Record<'reader' | 'second', pg.Client>,
  computation: Computation,
  { through, claims, kept }: ReadBatch,
  readOn: () => void,
): Promise<Batch> {
  const { moment, rules, assessment, removedSids, duplicateIds } = computation;
  const outside = new Map(claims.map((claim) => [claim.id, leftOut(claim, removedSids, duplicateIds)]));
  const ids = claims.flatMap(({ id }) => (outside.get(id) ? [] : [id]));
  try {
    if (ids.length > 0) await enterSnapshot(reader, second);
    // It wrote nothing, so there is nothing to commit.
    await reader.query('ROLLBACK');
    // PostgreSQL computes, and reads on, while this thread does.
    const computing = assessBySecond(second, moment, ids, assessment);
    computing.catch(() => undefined);
    readOn();
    const first = claims.map((claim) => {
      const status = outside.get(claim.id);
      return status ? withoutLoss(claim, status) : assessByFirst(claim, rules);
    });
    const byId = await computing;
    const differing = first
      .filter(({ submissionId: id }) => !outside.get(id))
      .filter((result) => !isSame(result, byId.get(result.submissionId)))
      .map(({ submissionId }) => submissionId);
    return { through, kept, results: await withInputs(second, moment, claims, first, byId, differing) };
  } finally {
    if (ids.length > 0) await second.query('ROLLBACK').catch(() => undefined);
  }
}

/** So that both engines see the same claims, also where one is erased at this moment. */
async function enterSnapshot(reader: pg.Client, second: pg.Client): Promise<void> {
  const { rows } = await reader.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
  await second.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await second.query(`SET TRANSACTION SNAPSHOT '${rows[0]!.id}'`);
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
      firstInput: secondInput === null ? null : claims[at]!.input,
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
