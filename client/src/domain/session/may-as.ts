import { type Permission, roleMay } from '@rules/permissions.js';
import type { Role } from '../../generated/graphql';

/** Whether a role has a permission; false while the role is unknown. */
export function mayAs(role: Role | undefined, permission: Permission): boolean {
  return role !== undefined && roleMay(role, permission);
}
