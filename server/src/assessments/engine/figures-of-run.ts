import type pg from 'pg';
import { AGREED_STATES } from '../assessment-state.js';
import type { RunFigures } from '../run-figures.js';

/** The lower ends of the histogram's buckets: no loss, below 10, below 100 and so on. */
const EDGES = ['0', '0.01', '10', '100', '1000', '10000', '100000', '1000000', '10000000'];

/** The changes of losses that a review looks at. */
const MOST_CHANGES = 50;

const FIGURES = `
  WITH mine AS MATERIALIZED (SELECT * FROM assessment_results WHERE run_id = $1),
  bucket AS (
    SELECT width_bucket(recognised_loss, $2::numeric[]) AS at, count(*)::int AS claims, sum(recognised_loss) AS loss
    FROM mine WHERE recognised_loss IS NOT NULL GROUP BY 1
  ),
  edge AS (SELECT * FROM unnest($2::numeric[]) WITH ORDINALITY AS _("from", at)),
  change AS (
    SELECT submission_id, coalesce(mine.sid, before.sid) AS sid, before.recognised_loss AS before, mine.recognised_loss AS after
    FROM mine FULL JOIN (SELECT * FROM assessment_results WHERE run_id = $3) before USING (submission_id)
    WHERE $3::uuid IS NOT NULL AND coalesce(mine.recognised_loss, 0) <> coalesce(before.recognised_loss, 0)
    ORDER BY abs(coalesce(mine.recognised_loss, 0) - coalesce(before.recognised_loss, 0)) DESC, submission_id LIMIT ${MOST_CHANGES}
  )
  SELECT jsonb_build_object(
    'recognisedLoss', (SELECT coalesce(sum(recognised_loss), 0.00)::text FROM mine),
    'sumOfSlices', (SELECT coalesce(sum(sum_of_slices), 0)::text FROM mine),
    'withLoss', (SELECT count(*) FROM mine WHERE recognised_loss > 0),
    'statuses', (SELECT coalesce(jsonb_object_agg(status, claims), '{}') FROM (SELECT status, count(*) AS claims FROM mine GROUP BY 1) _),
    'limits', (SELECT coalesce(jsonb_object_agg(limited_by, claims), '{}')
      FROM (SELECT limited_by, count(*) AS claims FROM mine WHERE limited_by IS NOT NULL GROUP BY 1) _),
    'histogram', (SELECT jsonb_agg(jsonb_build_object('from', edge."from"::text, 'to', next."from"::text,
        'claims', coalesce(claims, 0), 'loss', coalesce(loss, 0.00)::text) ORDER BY edge.at)
      FROM edge LEFT JOIN edge next ON next.at = edge.at + 1 LEFT JOIN bucket ON bucket.at = edge.at),
    'findings', (SELECT coalesce(jsonb_agg(jsonb_build_object('code', code, 'claims', claims, 'blocked', blocked) ORDER BY code), '[]')
      FROM (SELECT code, count(*) AS claims, count(*) FILTER (WHERE status = 'BLOCKED') AS blocked
        FROM mine, unnest(findings) AS code GROUP BY code) _),
    'changes', (SELECT coalesce(jsonb_agg(jsonb_build_object('submissionId', submission_id, 'sid', sid, 'before', before::text,
        'after', after::text) ORDER BY abs(coalesce(after, 0) - coalesce(before, 0)) DESC, submission_id), '[]') FROM change)
  ) AS figures`;

/** The newest run before this one in which both engines agreed; null when there is none. */
export async function previousRun(db: pg.Client, runId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM assessment_runs WHERE state = ANY ($2::assessment_state[])
       AND number < (SELECT number FROM assessment_runs WHERE id = $1) ORDER BY number DESC LIMIT 1`,
    [runId, AGREED_STATES],
  );
  return rows[0]?.id ?? null;
}

/** What the review of a run shows, compared with the run before. */
export async function figuresOfRun(
  db: pg.Client,
  runId: string,
  previousId: string | null,
): Promise<RunFigures> {
  const { rows } = await db.query<{ figures: RunFigures }>(FIGURES, [runId, EDGES, previousId]);
  return rows[0]!.figures;
}
