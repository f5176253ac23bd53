import { createHash } from 'node:crypto';
import type pg from 'pg';
import { canonicalJson, type CanonicalValue } from '../../rules/proof/canonical-json.js';

const AT_ONCE = 2_000;

/** All values are texts, in the order of their keys; the sort is by the bytes of the SID in UTF-8, which is unique but for renames at the very moment. */
const LINES = `
  DECLARE lines NO SCROLL CURSOR FOR
  SELECT limited_by AS "limitedBy", recognised_loss::text AS "recognisedLoss", sid, status::text,
    sum_of_slices::text AS "sumOfSlices", encode(trace_sha256, 'hex') AS trace
  FROM assessment_results WHERE run_id = $1 AND sid IS NOT NULL ORDER BY sid COLLATE "C", submission_id`;

/**
 * The frozen text of a run, in pieces: a header line, then a line for each claim with a SID (RUN-6). Read in one
 * snapshot, a few thousand lines at a time.
 */
export async function* frozenAssessment(db: pg.ClientBase, runId: string): AsyncGenerator<string> {
  await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const { rows: headers } = await db.query<Record<string, string>>(
      `SELECT 'prorata-assessment/1' AS format, encode(r.rules_sha256, 'hex') AS rules, v.document::jsonb ->> 'currency' AS currency,
         (SELECT count(*)::text FROM assessment_results WHERE run_id = r.id AND sid IS NOT NULL) AS count,
         (SELECT coalesce(sum(recognised_loss), 0.00)::text FROM assessment_results WHERE run_id = r.id) AS "recognisedLoss"
       FROM assessment_runs r JOIN rules_versions v ON v.id = r.rules_id WHERE r.id = $1`,
      [runId],
    );
    yield `${canonicalJson(headers[0]!)}\n`;
    // A cursor takes no parameter.
    await db.query(LINES.replace('$1', `'${runId}'`));
    for (let fetching = nextLines(db); ;) {
      const { rows } = await fetching;
      if (rows.length === 0) return;
      // PostgreSQL reads on while these are written.
      fetching = nextLines(db);
      yield rows.map((line) => `${canonicalJson(line)}\n`).join('');
    }
  } finally {
    await db.query('ROLLBACK').catch(() => undefined);
  }
}

function nextLines(db: pg.ClientBase) {
  const fetching = db.query<Record<string, CanonicalValue>>(`FETCH ${AT_ONCE} FROM lines`);
  fetching.catch(() => undefined);
  return fetching;
}

/** The SHA-256 of a run's frozen text. */
export async function frozenSha256(db: pg.ClientBase, runId: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of frozenAssessment(db, runId)) hash.update(piece);
  return hash.digest();
}
