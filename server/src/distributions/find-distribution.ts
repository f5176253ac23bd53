import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Conflict, NotFound } from '../common/errors.js';
import { Distribution } from './distribution.entity.js';

/** What a distribution is shown with. */
export const RELATIONS = {
  run: { rules: true },
  maker: true,
  copyOf: true,
  follows: true,
  approver: true,
  publisher: true,
  withdrawer: true,
} as const;

/** One distribution with its run, rules and people. @throws NotFound */
export async function findDistribution(tx: EntityManager, id: string): Promise<Distribution> {
  const found = isUUID(id) ? await tx.findOne(Distribution, { where: { id }, relations: RELATIONS }) : null;
  if (!found) throw new NotFound('We could not find this distribution.');
  return found;
}

/**
 * Locks a distribution in the version that was read, for a change in this transaction.
 * @throws NotFound; Conflict when it was changed since
 */
export async function lockDistribution(
  tx: EntityManager,
  id: string,
  version: number | null | undefined,
): Promise<Distribution> {
  if (isUUID(id)) await tx.query('SELECT 1 FROM distributions WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const found = await findDistribution(tx, id);
  if (found.version !== version)
    throw new Conflict(
      `Distribution ${found.number} was changed since you opened it. Reload it and look again.`,
    );
  return found;
}
