import type pg from 'pg';
import { auditedDetailsSql, auditedSql } from '../../audit/audited-sql.js';
import { AssessmentState } from '../assessment-state.js';
import { Interrupted } from '../../jobs/task-thread.js';
import type { AssessmentTask } from './assessment-task.js';
import { figuresOfRun, previousRun } from './figures-of-run.js';
import { frozenSha256 } from './freeze-run.js';
import { lockRun, moveRun } from './run-row.js';

const COMPUTED = auditedDetailsSql('assessment.computed', {
  state: 'state',
  claims: 'claims',
  kept: 'kept',
  disagreed: 'disagreed',
  sha256: `encode(frozen_sha256, 'hex')`,
});

/**
 * Ends a computed run: its hash, its figures, and whether both engines agreed on every claim. The helper works the figures
 * out while the hash is made.
 */
export async function endRun(
  { writer: db, helper }: Record<'writer' | 'helper', pg.Client>,
  task: AssessmentTask,
): Promise<void> {
  const { rows } = await db.query<{ disagreed: number; mark: string | null }>(
    'SELECT disagreed, assessed_through AS mark FROM assessment_runs WHERE id = $1',
    [task.runId],
  );
  const { disagreed, mark } = rows[0]!;
  const previousId = await previousRun(db, task.runId);
  const [sha256, figures] = await Promise.all([
    frozenSha256(db, task.runId),
    figuresOfRun(helper, task.runId, previousId),
  ]);
  const state = disagreed === 0 ? AssessmentState.AGREED : AssessmentState.DISAGREED;
  const set = `frozen_sha256 = $6, figures = $7, previous_id = $8, computed_at = now(), finished_at = now()`;
  await inLastCommit(db, async () => {
    await lockRun(db, task, AssessmentState.COMPUTED, mark);
    await moveRun(db, task, state, set, [sha256, figures, previousId]);
    await db.query(
      `INSERT INTO audit_entries (actor_kind, action, subject_type, subject_id, details)
       SELECT 'system', ${auditedSql('assessment.computed', 'assessment')}, id::text, ${COMPUTED} FROM assessment_runs WHERE id = $1`,
      [task.runId],
    );
  });
}

/** Ends a run that cannot be computed, with the reason for the user. @throws Interrupted */
export async function failRun(db: pg.Client, task: AssessmentTask, message: string): Promise<void> {
  await db.query('ROLLBACK');
  await inLastCommit(db, async () => {
    await moveRun(db, task, AssessmentState.FAILED, 'finished_at = now()');
    await db.query('UPDATE assessment_runs SET message = $2 WHERE id = $1', [task.runId, message]);
    await db.query(
      `INSERT INTO audit_entries (actor_kind, action, subject_type, subject_id) VALUES ('system', ${auditedSql('assessment.failed', 'assessment')}, $1)`,
      [task.runId],
    );
  }).catch((error: unknown) => {
    if (!(error instanceof Interrupted)) throw error;
  });
}

/** The last commit waits for the disk, and so also for every earlier one. */
async function inLastCommit(db: pg.Client, work: () => Promise<void>): Promise<void> {
  await db.query('SET synchronous_commit = on');
  await db.query('BEGIN');
  try {
    await work();
    await db.query('COMMIT');
  } catch (error) {
    await db.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
