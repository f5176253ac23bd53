import { registerEnumType } from '@nestjs/graphql';
import { type DataSource, type EntityManager, type FindOptionsWhere, In, Raw } from 'typeorm';
import { ImportRun } from './import-run.entity.js';
import { ImportStatus, OPEN_STATUSES } from './import-status.js';

/** Which runs a list shows: the open ones, or those that failed or were refused in the last 7 days. */
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

/** The condition of a filter; without one, all runs match. */
export function runsOf(filter: ImportRunFilter | null | undefined): FindOptionsWhere<ImportRun> {
  return filter ? CONDITIONS[filter] : {};
}

/** The number of runs that match a filter. */
export function countRuns(db: DataSource | EntityManager, filter: ImportRunFilter): Promise<number> {
  return db.getRepository(ImportRun).countBy(runsOf(filter));
}
