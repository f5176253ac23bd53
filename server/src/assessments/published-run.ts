import { type DataSource, type EntityManager, In } from 'typeorm';
import { AssessmentRun } from './assessment-run.entity.js';
import { AssessmentState } from './assessment-state.js';

/** The run that members see: the newest that is published or final. */
export function publishedRun(db: DataSource | EntityManager): Promise<AssessmentRun | null> {
  return db.getRepository(AssessmentRun).findOne({
    where: { state: In([AssessmentState.PUBLISHED, AssessmentState.FINAL]) },
    relations: { rules: true },
    order: { number: 'DESC' },
  });
}
