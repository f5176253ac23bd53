import type pg from 'pg';
import { holdsLeaseSql } from '../../jobs/held-lease.js';
import { hasDigest } from '../../rules-versions/rules-digest.js';
import { type AssessmentState, statesBefore } from '../assessment-state.js';
import { Interrupted } from '../../jobs/task-thread.js';
import { type AssessmentTask, RulesChanged } from './assessment-task.js';

/** The part of a run's row that the engine needs. */
export interface RunRow {
  id: string;
  state: AssessmentState;
  /** With all digits of its microseconds. */
  moment: string;
  document: string;
  rulesSha256: Buffer;
  removedSids: string[];
  duplicateIds: string[];
  assessedThrough: string | null;
  enginesSha256: Buffer | null;
  anew: boolean;
  disagreed: number;
}

/** The run with its rules; undefined when it does not exist. */
export async function loadRun(db: pg.Client, id: string): Promise<RunRow | undefined> {
  const { rows } = await db.query<RunRow>(
    `SELECT r.id, r.state, r.moment::text, v.document, r.rules_sha256 AS "rulesSha256", r.removed_sids AS "removedSids",
       r.duplicate_ids AS "duplicateIds", r.assessed_through AS "assessedThrough",
       r.engines_sha256 AS "enginesSha256", r.anew, r.disagreed
     FROM assessment_runs r JOIN rules_versions v ON v.id = r.rules_id WHERE r.id = $1`,
    [id],
  );
  return rows[0];
}

/** @throws RulesChanged when the text of the rules has another digest than at the start of the run */
export function checkDigest({ document, rulesSha256 }: RunRow): void {
  if (!hasDigest(document, rulesSha256)) throw new RulesChanged();
}

const HELD = holdsLeaseSql('$2', '$3');

/**
 * Locks the run for one transaction: no other worker can write for it until the commit.
 * @throws Interrupted when this worker lost the lease, the mark has moved, or the run was cancelled; RulesChanged
 */
export async function lockRun(
  db: pg.Client,
  task: AssessmentTask,
  state: AssessmentState,
  mark: string | null,
): Promise<void> {
  const { rows } = await db.query<{ sameRules: boolean }>(
    `SELECT (SELECT v.state = 'APPROVED' AND sha256(convert_to(v.document, 'UTF8')) = r.rules_sha256 FROM rules_versions v WHERE v.id = r.rules_id) AS "sameRules"
     FROM assessment_runs r
     WHERE r.id = $1 AND r.state = $4 AND r.assessed_through IS NOT DISTINCT FROM $5::uuid AND ${HELD}
     FOR NO KEY UPDATE OF r`,
    [task.runId, task.outboxId, task.lease, state, mark],
  );
  if (!rows[0]) throw new Interrupted();
  if (!rows[0].sameRules) throw new RulesChanged();
}

/**
 * Moves the run to another state and sets further columns, `column = value` by its SQL.
 * @throws Interrupted when its state does not allow this, or the lease is lost
 */
export async function moveRun(
  db: pg.Client,
  task: AssessmentTask,
  state: AssessmentState,
  set = '',
  values: readonly unknown[] = [],
): Promise<void> {
  const { rowCount } = await db.query(
    `UPDATE assessment_runs SET state = $4, message = NULL, updated_at = now(), version = version + 1 ${set && `, ${set}`}
     WHERE id = $1 AND state = ANY ($5::assessment_state[]) AND ${HELD}`,
    [task.runId, task.outboxId, task.lease, state, statesBefore(state), ...values],
  );
  if (rowCount !== 1) throw new Interrupted();
}
