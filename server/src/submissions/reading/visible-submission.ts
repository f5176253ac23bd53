import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../common/actor.js';
import { NotFound } from '../../common/errors.js';
import { Submission } from '../submission.entity.js';
import { visibleTo } from './visible-to.js';

/**
 * The claim that papers and messages are asked about, if the actor may see it; its restricted fields stay encrypted.
 * @throws NotFound when there is none, when it is somebody else's, and for an id that is none: all alike.
 */
export async function visibleSubmission(
  db: DataSource | EntityManager,
  actor: Actor,
  id: string,
): Promise<Submission> {
  const { sql, parameters } = visibleTo(actor);
  const claim = isUUID(id)
    ? await db
        .createQueryBuilder(Submission, 's')
        .where('s.id = :id', { id })
        .andWhere(sql, parameters)
        .getOne()
    : null;
  if (!claim) throw new NotFound('Unable to view submission');
  return claim;
}
