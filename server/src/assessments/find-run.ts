import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Conflict, NotFound } from '../common/errors.js';
import { AssessmentRun } from './assessment-run.entity.js';

/** One run with its people and rules. @throws NotFound */
export async function findRun(tx: EntityManager, id: string): Promise<AssessmentRun> {
  const run = isUUID(id) ? await tx.findOne(AssessmentRun, { where: { id }, relations: RELATIONS }) : null;
  if (!run) throw new NotFound('We could not find this assessment run.');
  return run;
}

/** What a run is shown with. */
export const RELATIONS = {
  rules: true,
  maker: true,
  reviewer: true,
  approver: true,
  finaliser: true,
  secondFinaliser: true,
  previous: true,
} as const;

/**
 * Locks a run in the version that was read, for a change in this transaction.
 * @throws NotFound; Conflict when it was changed since
 */
export async function lockRun(tx: EntityManager, id: string, version: number): Promise<AssessmentRun> {
  if (isUUID(id)) await tx.query('SELECT 1 FROM assessment_runs WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const run = await findRun(tx, id);
  if (run.version !== version)
    throw new Conflict(`Run ${run.number} was changed since you opened it. Reload it and look again.`);
  return run;
}
