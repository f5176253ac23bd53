import type { DataSource, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { UserActor } from '../common/actor.js';

/** More than anybody follows; the pages of imports and exports list the rest. */
const MOST = 20;

/** The runs of one kind of job, as far as this query needs their rows. */
interface OwnedRun extends ObjectLiteral {
  requestedById: string | null;
  finishedAt: Date | null;
}

/**
 * The runs that the actor requested and that are open or ended within a day: open ones first, then the last to end
 * (JOBS-1). One statement, by the index of `finished_at`.
 */
export function ownRuns<Run extends OwnedRun>(
  db: DataSource,
  entity: EntityTarget<Run>,
  { userId }: UserActor,
): SelectQueryBuilder<Run> {
  return db
    .getRepository(entity)
    .createQueryBuilder('run')
    .leftJoinAndSelect('run.requestedBy', 'requester')
    .where('run.requested_by_id = :userId', { userId })
    .andWhere("(run.finished_at IS NULL OR run.finished_at > now() - interval '1 day')")
    .orderBy('run.finishedAt', 'DESC', 'NULLS FIRST')
    .addOrderBy('run.id', 'DESC')
    .limit(MOST);
}
