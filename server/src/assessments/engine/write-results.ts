import type pg from 'pg';
import type { FaultStep } from '../../common/fault.js';
import { AssessmentState } from '../assessment-state.js';
import type { AssessmentTask } from './assessment-task.js';
import type { Batch, ComparedResult } from './compute-batch.js';
import { lockRun } from './run-row.js';

const VALUES = `submission_id, sid, status, recognised_loss, sum_of_slices, market_loss, limited_by, findings, input_sha256,
  trace_sha256, second, first_input, second_input`;

const WRITE = `
  INSERT INTO assessment_results (run_id, ${VALUES})
  SELECT $1, "submissionId", sid, status, "recognisedLoss", "sumOfSlices", "marketLoss", "limitedBy", findings,
    decode("inputSha256", 'hex'), decode("traceSha256", 'hex'), second, "firstInput", "secondInput"
  FROM jsonb_to_recordset($2::jsonb) AS result("submissionId" uuid, sid text, status assessed_status, "recognisedLoss" numeric,
    "sumOfSlices" numeric, "marketLoss" numeric, "limitedBy" text, findings text[], "inputSha256" text, "traceSha256" text,
    second jsonb, "firstInput" text, "secondInput" text)`;

const KEEP = `
  INSERT INTO assessment_results (run_id, ${VALUES})
  SELECT $1, ${VALUES} FROM assessment_results WHERE run_id = $2 AND submission_id = ANY ($3::uuid[])`;

/**
 * Writes the results of one batch and moves the mark, all at once.
 * @param mark the mark before this batch
 * @throws Interrupted, RulesChanged
 */
export async function writeResults(
  db: pg.Client,
  task: AssessmentTask,
  mark: string | null,
  { through, results, kept }: Batch,
  passed: (step: FaultStep) => void,
): Promise<void> {
  passed('assessment-compared');
  await db.query('BEGIN');
  try {
    await lockRun(db, task, AssessmentState.COMPUTING, mark);
    if (results.length > 0) await insertResults(db, task.runId, results);
    if (kept)
      await db.query({ name: 'keep-results', text: KEEP, values: [task.runId, kept.runId, kept.ids] });
    await db.query(
      `UPDATE assessment_runs SET assessed_through = $2, assessed = assessed + $3 + $4, kept = kept + $4, disagreed = disagreed + $5,
         updated_at = now() WHERE id = $1`,
      [
        task.runId,
        through,
        results.length,
        kept?.ids.length ?? 0,
        results.filter(({ second }) => second !== null).length,
      ],
    );
    passed('assessment-written');
    await db.query('COMMIT');
  } catch (error) {
    await db.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  passed('assessment-committed');
}

/** Inserts results of a run with one statement. */
export async function insertResults(
  db: pg.Client,
  runId: string,
  results: readonly ComparedResult[],
): Promise<void> {
  await db.query({ name: 'write-results', text: WRITE, values: [runId, JSON.stringify(results)] });
}
