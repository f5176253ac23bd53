import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../common/actor.js';
import { NotFound } from '../../common/errors.js';
import { Submission } from '../submission.entity.js';
import { visibleTo } from './visible-to.js';

/**
 * A claim for requests about its documents and messages, if the actor may see it; its restricted fields stay encrypted.
 * @throws NotFound when the claim does not exist, belongs to somebody else, or the id is malformed, with the same
 * message in all three cases
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
