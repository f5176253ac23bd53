import type pg from 'pg';
import type { FaultStep } from '../../common/fault.js';
import { AssessmentState } from '../assessment-state.js';
import type { AssessmentTask } from './assessment-task.js';
import type { Batch, ComparedResult } from './compute-batch.js';
import { lockRun } from './run-row.js';

const WRITE = `
  INSERT INTO assessment_results (run_id, submission_id, sid, status, recognised_loss, sum_of_slices, market_loss, limited_by, findings,
    input_sha256, trace_sha256, second, first_input, second_input)
  SELECT $1, "submissionId", sid, status, "recognisedLoss", "sumOfSlices", "marketLoss", "limitedBy", findings,
    decode("inputSha256", 'hex'), decode("traceSha256", 'hex'), second, "firstInput", "secondInput"
  FROM jsonb_to_recordset($2::jsonb) AS result("submissionId" uuid, sid text, status assessed_status, "recognisedLoss" numeric,
    "sumOfSlices" numeric, "marketLoss" numeric, "limitedBy" text, findings text[], "inputSha256" text, "traceSha256" text,
    second jsonb, "firstInput" text, "secondInput" text)`;

/**
 * Writes the results of one batch and moves the mark, all at once.
 * @param mark the mark before this batch
 * @throws Interrupted, RulesChanged
 */
export async function writeResults(
  db: pg.Client,
  task: AssessmentTask,
  mark: string | null,
  { through, results }: Batch,
  passed: (step: FaultStep) => void,
): Promise<void> {
  passed('assessment-compared');
  await db.query('BEGIN');
  try {
    await lockRun(db, task, AssessmentState.COMPUTING, mark);
    await insertResults(db, task.runId, results);
    await db.query(
      `UPDATE assessment_runs SET assessed_through = $2, assessed = assessed + $3, disagreed = disagreed + $4, updated_at = now()
       WHERE id = $1`,
      [task.runId, through, results.length, results.filter(({ second }) => second !== null).length],
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
