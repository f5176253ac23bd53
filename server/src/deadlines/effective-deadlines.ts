import type { DataSource, EntityManager } from 'typeorm';

/**
 * SQL for the deadlines as extended: one row for each deadline and, where a claim has a later day of its own, one for that
 * claim. `holds` says whether anything still waits for it: a run that is not final, or a claim that is still removed.
 */
export const EFFECTIVE = `
  SELECT root.id, root.kind, root.version, root.run_id, root.decision_id, l.id AS row_id, l.sid, l.due, l.reason, l.set_by_id,
    l.set_at, root.due AS first_due, r.number AS run_number, s.id AS submission_id, s.legal_entity,
    CASE root.kind WHEN 'OBJECTION' THEN r.state = 'PUBLISHED' WHEN 'CURE' THEN d.state = 'IN_FORCE' ELSE true END AS holds
  FROM (
    SELECT DISTINCT ON (coalesce(extends_id, id), sid) *, coalesce(extends_id, id) AS root_id FROM deadlines
    ORDER BY coalesce(extends_id, id), sid, due DESC, set_at DESC
  ) l
  JOIN deadlines root ON root.id = l.root_id
  LEFT JOIN assessment_runs r ON r.id = root.run_id
  LEFT JOIN claim_decisions d ON d.id = root.decision_id
  LEFT JOIN submissions s ON s.sid = l.sid
  WHERE root.sid IS NOT NULL OR l.sid IS NULL OR l.due > (
    SELECT max(a.due) FROM deadlines a WHERE (a.id = root.id OR a.extends_id = root.id) AND a.sid IS NULL
  )`;

/** The last day of a deadline as extended: for all claims, and for the claim with a SID if one is given. */
export async function dueOf(
  db: DataSource | EntityManager,
  rootId: string,
  sid: string | null,
): Promise<string> {
  const [row] = await db.query<[{ due: string }]>(
    `SELECT max(due)::text AS due FROM deadlines WHERE (id = $1 OR extends_id = $1) AND (sid IS NULL OR sid = $2)`,
    [rootId, sid],
  );
  return row.due;
}

/** The last day on which a claim's member objects to a published run, as extended for all or for the claim: yyyy-MM-dd. */
export async function objectionDayOf(
  db: DataSource | EntityManager,
  run: { id: string; objectionsUntil: string | null },
  sid: string | null,
): Promise<string> {
  const [row] = await db.query<[{ due: string | null }]>(
    `SELECT max(due)::text AS due FROM deadlines WHERE run_id = $1 AND (sid IS NULL OR sid = $2)`,
    [run.id, sid],
  );
  return row.due ?? run.objectionsUntil!;
}

/** The last day on which a single claim's member objects to a run by an extension, yyyy-MM-dd; null without any. */
export async function lastExtendedDay(db: DataSource | EntityManager, runId: string): Promise<string | null> {
  const [row] = await db.query<[{ due: string | null }]>(
    'SELECT max(due)::text AS due FROM deadlines WHERE run_id = $1 AND sid IS NOT NULL',
    [runId],
  );
  return row.due;
}
