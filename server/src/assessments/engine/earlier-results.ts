import type pg from 'pg';
import type { AssessedStatus } from '../assessed-status.js';
import { AGREED_STATES } from '../assessment-state.js';
import { leftOut } from './first-engine.js';
import { frozenSha256 } from './freeze-run.js';
import { inputSha256 } from './input-text.js';
import { type ReadClaim, readDayPrices, rowsOf } from './read-claims.js';
import type { RunRow } from './run-row.js';

/**
 * The newest run whose results hold for this one too, for the claims that have not changed since (RUN-13): both engines
 * agreed in it, rules, day prices and engines are the same, and its results are still those that were frozen.
 */
export async function earlierRun(
  db: pg.Client,
  { id, moment, rulesSha256 }: RunRow,
  engines: Buffer,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string; moment: string; frozen: Buffer }>(
    `SELECT id, moment::text, frozen_sha256 AS frozen FROM assessment_runs
     WHERE id <> $1 AND state = ANY ($2::assessment_state[]) AND rules_sha256 = $3 AND engines_sha256 = $4
     ORDER BY number DESC LIMIT 1`,
    [id, AGREED_STATES, rulesSha256, engines],
  );
  const [earlier] = rows;
  if (!earlier) return undefined;
  const prices = await readDayPrices(rowsOf(db), moment);
  const earlierPrices = await readDayPrices(rowsOf(db), earlier.moment);
  if (JSON.stringify(prices) !== JSON.stringify(earlierPrices)) return undefined;
  return (await frozenSha256(db, earlier.id)).equals(earlier.frozen) ? earlier.id : undefined;
}

/** Those of the claims whose result in an earlier run was made from the same. */
export async function unchangedSince(
  db: pg.Client,
  earlierId: string,
  claims: readonly ReadClaim[],
  given: { removedSids: ReadonlySet<string>; duplicateIds: ReadonlySet<string> },
): Promise<Set<string>> {
  const { rows } = await db.query<{
    id: string;
    sid: string | null;
    status: AssessedStatus;
    input: string | null;
  }>({
    name: 'earlier-results',
    text: `SELECT submission_id AS id, sid, status, encode(input_sha256, 'hex') AS input FROM assessment_results
           WHERE run_id = $1 AND submission_id = ANY ($2::uuid[])`,
    values: [earlierId, claims.map(({ id }) => id)],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const unchanged = claims.filter((claim) => {
    const earlier = byId.get(claim.id);
    if (!earlier || earlier.sid !== claim.sid) return false;
    const status = leftOut(claim, given.removedSids, given.duplicateIds);
    if (status || earlier.input === null) return status === earlier.status;
    return earlier.input === inputSha256(claim);
  });
  return new Set(unchanged.map(({ id }) => id));
}
