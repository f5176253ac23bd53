import type { EntityManager } from 'typeorm';
import { type Permission, rolesWith } from '../rules/permissions.js';

/** The addresses of those who have a permission and can sign in: enabled, with a verified address. */
export async function addressesWith(tx: EntityManager, permission: Permission): Promise<string[]> {
  const rows = await tx.query<{ email: string }[]>(
    `SELECT email FROM users WHERE role = ANY ($1::user_role[]) AND enabled AND verified_at IS NOT NULL ORDER BY id`,
    [rolesWith(permission)],
  );
  return rows.map(({ email }) => email);
}
