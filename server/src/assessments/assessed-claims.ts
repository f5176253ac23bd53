import type { DataSource } from 'typeorm';
import { PAGE_SIZE, paginationOf } from '../common/paging.js';
import type {
  AssessedClaimPage,
  AssessedClaimsFilter,
  AssessmentDisagreement,
} from './assessed-claims.model.js';
import type { EngineValues } from './assessed-claim.entity.js';
import type { AssessedClaimModel } from './assessment-run.model.js';
import type { AssessmentRun } from './assessment-run.entity.js';
import type { TracedResult } from './tracing/tracing-task.js';

/** The largest losses that a review looks at. */
const MOST_LARGEST = 50;

/** Claims whose trades, balances or answers were changed, or of which an acceptance was withdrawn, after a time. */
const EDITED = (moment: string) => `(
  SELECT submission_id FROM trade_lists WHERE updated_at > ${moment}
  UNION SELECT submission_id FROM claim_versions WHERE at > ${moment}
  UNION SELECT submission_id FROM accepted_findings WHERE withdrawn_at > ${moment})`;

const COLUMNS = `c.submission_id AS "submissionId", c.sid, c.status, c.recognised_loss::text AS "recognisedLoss",
  c.sum_of_slices::text AS "sumOfSlices", c.market_loss::text AS "marketLoss", c.limited_by AS "limitedBy", c.findings,
  c.second IS NOT NULL AS differs, encode(c.input_sha256, 'hex') AS "inputSha256", encode(c.trace_sha256, 'hex') AS "traceSha256",
  (SELECT b.recognised_loss::text FROM assessment_results b WHERE b.run_id = r.previous_id AND b.submission_id = c.submission_id) AS "previousLoss",
  EXISTS (SELECT 1 FROM trade_lists l WHERE l.submission_id = c.submission_id AND l.updated_at > r.moment)
    OR EXISTS (SELECT 1 FROM claim_versions v WHERE v.submission_id = c.submission_id AND v.at > r.moment)
    OR EXISTS (SELECT 1 FROM accepted_findings f WHERE f.submission_id = c.submission_id AND f.withdrawn_at > r.moment) AS "editedSince"`;

const LARGEST_FIRST = 'c.recognised_loss DESC NULLS LAST, c.submission_id';

/** A page of a run's claims, the largest losses first. */
export async function readAssessedClaims(
  db: DataSource,
  run: AssessmentRun,
  filter: AssessedClaimsFilter,
  page: number,
): Promise<AssessedClaimPage> {
  const { conditions, values } = conditionsOf(run, filter);
  const where = conditions.join(' AND ');
  const [counted] = await db.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM assessment_results c WHERE ${where}`,
    values,
  );
  const claims = await db.query<AssessedClaimModel[]>(
    `SELECT ${COLUMNS} FROM (
       SELECT * FROM assessment_results c WHERE ${where} ORDER BY ${LARGEST_FIRST} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
     ) c JOIN assessment_runs r ON r.id = c.run_id ORDER BY ${LARGEST_FIRST}`,
    values,
  );
  return { claims, pagination: paginationOf(page, counted.count) };
}

/** A claim with more trades is derived in a thread: this many take about ten milliseconds. */
const MOST_HERE = 500;

/** SQL for what a derivation needs of a result `c` and its run `r`. */
export const TRACED_SQL = `${COLUMNS}, r.moment::text AS moment, (
  SELECT count(*) > ${MOST_HERE} FROM (
    SELECT FROM trades WHERE submission_id = c.submission_id
    UNION ALL SELECT FROM removed_trades WHERE submission_id = c.submission_id LIMIT ${MOST_HERE + 1}) trade) AS "isLong"`;

/** What TRACED_SQL gives. */
export type TracedRow = AssessedClaimModel & Pick<TracedResult, 'moment' | 'isLong'>;

/** The result of one claim in a run; undefined when it has none. */
export async function readAssessedClaim(
  db: DataSource,
  { id }: AssessmentRun,
  submissionId: string,
): Promise<Pick<TracedResult, 'claim' | 'moment' | 'isLong'> | undefined> {
  const [row] = await db.query<TracedRow[]>(
    `SELECT ${TRACED_SQL} FROM assessment_results c JOIN assessment_runs r ON r.id = c.run_id
     WHERE c.run_id = $1 AND c.submission_id = $2`,
    [id, submissionId],
  );
  if (!row) return undefined;
  const { moment, isLong, ...claim } = row;
  return { claim, moment, isLong };
}

/** The claims of a run with the largest losses. */
export function readLargest(db: DataSource, { id }: AssessmentRun): Promise<AssessedClaimModel[]> {
  return db.query<AssessedClaimModel[]>(
    `SELECT ${COLUMNS} FROM (
       SELECT * FROM assessment_results WHERE run_id = $1 AND recognised_loss > 0 ORDER BY recognised_loss DESC, submission_id LIMIT ${MOST_LARGEST}
     ) c JOIN assessment_runs r ON r.id = c.run_id ORDER BY ${LARGEST_FIRST}`,
    [id],
  );
}

/** The number of a run's claims that were edited after its moment. */
export async function countEdited(db: DataSource, { id }: AssessmentRun): Promise<number> {
  const [counted] = await db.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM assessment_results c
     WHERE c.run_id = $1 AND c.submission_id IN ${EDITED('(SELECT moment FROM assessment_runs WHERE id = $1)')}`,
    [id],
  );
  return counted.count;
}

/** A claim for which the engines differ; undefined when they do not. */
export async function readDisagreement(
  db: DataSource,
  run: AssessmentRun,
  submissionId: string,
): Promise<AssessmentDisagreement | undefined> {
  const [row] = await db.query<
    (EngineValues & Pick<AssessmentDisagreement, 'second' | 'firstInput' | 'secondInput' | 'sid'>)[]
  >(
    `SELECT sid, status::text, recognised_loss::text AS "recognisedLoss", sum_of_slices::text AS "sumOfSlices",
       market_loss::text AS "marketLoss", limited_by AS "limitedBy", second, first_input AS "firstInput", second_input AS "secondInput"
     FROM assessment_results WHERE run_id = $1 AND submission_id = $2 AND second IS NOT NULL`,
    [run.id, submissionId],
  );
  if (!row) return undefined;
  const { sid, second, firstInput, secondInput, ...first } = row;
  return { submissionId, sid, first, second, firstInput, secondInput };
}

function conditionsOf(run: AssessmentRun, filter: AssessedClaimsFilter) {
  const values: unknown[] = [run.id];
  const conditions = ['c.run_id = $1'];
  const add = (value: unknown, condition: (place: string) => string) => {
    if (value === undefined || value === null) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  add(filter.status, (place) => `c.status = ${place}`);
  add(filter.finding, (place) => `${place} = ANY (c.findings)`);
  add(filter.limitedBy, (place) => `c.limited_by = ${place}`);
  add(filter.lossFrom, (place) => `c.recognised_loss >= ${place}::numeric`);
  add(filter.lossBelow, (place) => `c.recognised_loss < ${place}::numeric`);
  add(filter.sid, (place) => `c.sid = ${place}`);
  if (filter.differs) conditions.push('c.second IS NOT NULL');
  if (filter.editedSince) add(run.moment, (place) => `c.submission_id IN ${EDITED(place)}`);
  return { conditions, values };
}
