import type { EntityManager } from 'typeorm';
import { Permission, rolesWith } from '../rules/permissions.js';

/**
 * The ids of the administrators who can sign in: enabled, with a verified address. Locks their rows until the
 * transaction ends, so that two administrators who revoke each other's role at the same time are serialised. Sign-ins
 * are not blocked by the lock.
 */
export async function lockAdministrators(tx: EntityManager): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM users WHERE role = ANY ($1::user_role[]) AND enabled AND verified_at IS NOT NULL
     ORDER BY id FOR NO KEY UPDATE`,
    [rolesWith(Permission.UsersManage)],
  );
  return new Set(rows.map(({ id }) => id));
}
