import type { DataSource, EntityManager } from 'typeorm';

/** SQL for whether a row of `deadlines` is of a claim: also under another SID than it had then (DEADLINE-8). */
export const isOfClaimSql = (row: string, claim: { id: string; sid: string }): string =>
  `(${row}.submission_id = ${claim.id} OR (${row}.submission_id IS NULL AND ${row}.sid = ${claim.sid}))`;

/**
 * SQL for the deadlines as extended: one row for each deadline and, where a claim has a later day of its own, one for that
 * claim. `holds` says whether anything still waits for it: a run that is not final, or a claim that is still removed.
 */
export const EFFECTIVE = `
  SELECT root.id, root.kind, root.version, root.run_id, root.decision_id, l.id AS row_id, coalesce(s.sid, l.sid) AS sid, l.due, l.reason, l.set_by_id,
    l.set_at, root.due AS first_due, r.number AS run_number, s.id AS submission_id, s.legal_entity,
    CASE root.kind WHEN 'OBJECTION' THEN r.state = 'PUBLISHED' WHEN 'CURE' THEN d.state = 'IN_FORCE' ELSE true END AS holds
  FROM (
    SELECT DISTINCT ON (coalesce(extends_id, id), coalesce(submission_id::text, sid)) *, coalesce(extends_id, id) AS root_id FROM deadlines
    ORDER BY coalesce(extends_id, id), coalesce(submission_id::text, sid), due DESC, set_at DESC
  ) l
  JOIN deadlines root ON root.id = l.root_id
  LEFT JOIN assessment_runs r ON r.id = root.run_id
  LEFT JOIN claim_decisions d ON d.id = root.decision_id
  LEFT JOIN submissions s ON s.id = coalesce(l.submission_id, (SELECT x.id FROM submissions x WHERE x.sid = l.sid))
  WHERE root.sid IS NOT NULL OR l.sid IS NULL OR l.due > (
    SELECT max(a.due) FROM deadlines a WHERE (a.id = root.id OR a.extends_id = root.id) AND a.sid IS NULL
  )`;

const OF_ALL_OR_CLAIM = `(l.sid IS NULL OR ${isOfClaimSql('l', { id: '$2::uuid', sid: '$3' })})`;

/** A claim as deadlines name it. */
interface NamedClaim {
  /** Null where no claim has the SID. */
  id: string | null;
  sid: string | null;
}

/** The last day of a deadline as extended: for all claims, and for one if it is given. */
export async function dueOf(
  db: DataSource | EntityManager,
  rootId: string,
  claim: NamedClaim | null,
): Promise<string> {
  const [row] = await db.query<[{ due: string }]>(
    `SELECT max(l.due)::text AS due FROM deadlines l WHERE (l.id = $1 OR l.extends_id = $1) AND ${OF_ALL_OR_CLAIM}`,
    [rootId, claim?.id ?? null, claim?.sid ?? null],
  );
  return row.due;
}

/** The last day on which a claim's member objects to a published run, as extended for all or for the claim: yyyy-MM-dd. */
export async function objectionDayOf(
  db: DataSource | EntityManager,
  run: { id: string; objectionsUntil: string | null },
  claim: NamedClaim,
): Promise<string> {
  const [row] = await db.query<[{ due: string | null }]>(
    `SELECT max(l.due)::text AS due FROM deadlines l WHERE l.run_id = $1 AND ${OF_ALL_OR_CLAIM}`,
    [run.id, claim.id, claim.sid],
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
