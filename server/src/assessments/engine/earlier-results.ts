import type pg from 'pg';
import type { AssessedStatus } from '../assessed-status.js';
import { AGREED_STATES } from '../assessment-state.js';
import { INPUTS_AS_OF } from './claims-as-of.js';
import { leftOut } from './first-engine.js';
import { frozenSha256 } from './freeze-run.js';
import { readDayPrices, rowsOf } from './read-claims.js';
import type { RunRow } from './run-row.js';

/**
 * The newest run whose results hold for this one too, for the claims that have not changed since (RUN-13): both engines
 * agreed in it, rules, day prices and engines are the same, and its results are still those that were frozen. One whose
 * rules were changed by SQL since is passed over: its frozen text cannot be made again.
 */
export async function earlierRun(
  db: pg.Client,
  { id, moment, rulesSha256 }: RunRow,
  engines: Buffer,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string; moment: string; frozen: Buffer }>(
    `SELECT r.id, r.moment::text, r.frozen_sha256 AS frozen
     FROM assessment_runs r JOIN rules_versions v ON v.id = r.rules_id
     WHERE r.id <> $1 AND r.state = ANY ($2::assessment_state[]) AND r.rules_sha256 = $3 AND r.engines_sha256 = $4
       AND sha256(convert_to(v.document, 'UTF8')) = r.rules_sha256
     ORDER BY r.number DESC LIMIT 1`,
    [id, AGREED_STATES, rulesSha256, engines],
  );
  const [earlier] = rows;
  if (!earlier) return undefined;
  const prices = await readDayPrices(rowsOf(db), moment);
  const earlierPrices = await readDayPrices(rowsOf(db), earlier.moment);
  if (JSON.stringify(prices) !== JSON.stringify(earlierPrices)) return undefined;
  return (await frozenSha256(db, earlier.id)).equals(earlier.frozen) ? earlier.id : undefined;
}

const COMPARED = `
  SELECT now.id, now.sid, earlier.sid AS "earlierSid", earlier.status,
    earlier.input_sha256 = sha256(convert_to(now.input, 'UTF8')) AS "isSame"
  FROM (${INPUTS_AS_OF}) now, LATERAL (
    SELECT * FROM assessment_results WHERE run_id = $3 AND submission_id = now.id LIMIT 1
  ) earlier`;

/**
 * Those of the claims whose result in an earlier run was made from the same; their inputs do not leave the database. The
 * connections share the work.
 */
export async function unchangedSince(
  connections: readonly pg.Client[],
  earlierId: string,
  moment: string,
  ids: readonly string[],
  given: { removedSids: ReadonlySet<string>; duplicateIds: ReadonlySet<string> },
): Promise<Set<string>> {
  const each = Math.ceil(ids.length / connections.length);
  const parts = await Promise.all(
    connections.map((db, nth) => compare(db, earlierId, moment, ids.slice(nth * each, (nth + 1) * each))),
  );
  const unchanged = parts.flat().filter(({ earlierSid, status, isSame, ...claim }) => {
    if (earlierSid !== claim.sid) return false;
    const left = leftOut(claim, given.removedSids, given.duplicateIds);
    return left || isSame === null ? left === status : isSame;
  });
  return new Set(unchanged.map(({ id }) => id));
}

interface ComparedClaim {
  id: string;
  sid: string | null;
  earlierSid: string | null;
  status: AssessedStatus;
  /** Null where the claim took no part. */
  isSame: boolean | null;
}

async function compare(
  db: pg.Client,
  earlierId: string,
  moment: string,
  ids: readonly string[],
): Promise<ComparedClaim[]> {
  const { rows } = await db.query<ComparedClaim>({
    name: 'compare-with-earlier',
    text: COMPARED,
    values: [moment, ids, earlierId],
  });
  return rows;
}
