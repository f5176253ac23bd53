import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Conflict, NotFound } from '../../common/errors.js';
import { Objection } from './objection.entity.js';
import { ENDINGS, ObjectionState } from './objection-state.js';

/** The same words for an objection that does not exist and for one that is somebody else's. */
export const noObjection = () => new NotFound('We could not find this objection.');

/** Finds an objection. @throws NotFound */
export async function findObjection(tx: EntityManager, id: string): Promise<Objection> {
  const found = isUUID(id) ? await tx.findOneBy(Objection, { id }) : null;
  if (!found) throw noObjection();
  return found;
}

/**
 * Locks an open objection in the version that was read, for a change in this transaction. Of two who decide at once, the
 * second waits here and then finds the version of the first.
 * @throws NotFound; Conflict when it has ended, or was changed since
 */
export async function lockOpenObjection(
  tx: EntityManager,
  { id, version }: { id: string; version: number },
): Promise<Objection> {
  const found = isUUID(id)
    ? await tx.findOne(Objection, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!found) throw noObjection();
  const { state } = found;
  if (state !== ObjectionState.OPEN && state !== ObjectionState.UNDER_REVIEW)
    throw new Conflict(`This objection has already been ${ENDINGS[state]}.`);
  if (found.version !== version)
    throw new Conflict('This objection was changed since you opened it. Reload it and look again.');
  return found;
}
