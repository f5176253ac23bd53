import { registerEnumType } from '@nestjs/graphql';
import { type DataSource, type EntityManager, type FindOptionsWhere, In, Raw } from 'typeorm';
import { ImportRun } from './import-run.entity.js';
import { ImportStatus, OPEN_STATUSES } from './import-status.js';

/** Which runs a list shows: those that go on, or those that came to nothing in the last 7 days. */
export enum ImportRunFilter {
  RUNNING = 'RUNNING',
  FAILED = 'FAILED',
}

registerEnumType(ImportRunFilter, { name: 'ImportRunFilter' });

const CONDITIONS: Record<ImportRunFilter, FindOptionsWhere<ImportRun>> = {
  RUNNING: { status: In([...OPEN_STATUSES]) },
  FAILED: {
    status: In([ImportStatus.FAILED, ImportStatus.REFUSED]),
    finishedAt: Raw((column) => `${column} > now() - interval '7 days'`),
  },
};

/** The condition of a filter; all runs without one. */
export function runsOf(filter: ImportRunFilter | null | undefined): FindOptionsWhere<ImportRun> {
  return filter ? CONDITIONS[filter] : {};
}

/** How many runs a filter shows. */
export function countRuns(db: DataSource | EntityManager, filter: ImportRunFilter): Promise<number> {
  return db.getRepository(ImportRun).countBy(runsOf(filter));
}
