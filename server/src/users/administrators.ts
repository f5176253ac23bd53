import type { EntityManager } from 'typeorm';
import { Permission, rolesWith } from '../rules/permissions.js';

/**
 * Ids of the administrators who can get in: enabled, with a proven address. Their rows stay locked until the transaction
 * ends, so that two of them who take each other's rights away at once take turns, and the second finds the truth. The
 * lock lets sign-ins go on.
 */
export async function lockAdministrators(tx: EntityManager): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM users WHERE role = ANY ($1::user_role[]) AND enabled AND verified_at IS NOT NULL
     ORDER BY id FOR NO KEY UPDATE`,
    [rolesWith(Permission.UsersManage)],
  );
  return new Set(rows.map(({ id }) => id));
}
