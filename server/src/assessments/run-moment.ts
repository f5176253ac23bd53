import type { EntityManager } from 'typeorm';
import type { AssessmentRun } from './assessment-run.entity.js';

/** The moment of a run as PostgreSQL writes it, since a Date cuts off the microseconds. */
export async function momentText(tx: EntityManager, { id }: AssessmentRun): Promise<string> {
  const [{ moment }] = await tx.query<[{ moment: string }]>(
    'SELECT moment::text FROM assessment_runs WHERE id = $1',
    [id],
  );
  return moment;
}
