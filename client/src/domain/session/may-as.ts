import { type Permission, roleMay } from '@rules/permissions.js';
import type { Role } from '../../generated/graphql';

/** Whether somebody of this role has a permission; nobody has one while it is not known who they are. */
export function mayAs(role: Role | undefined, permission: Permission): boolean {
  return role !== undefined && roleMay(role, permission);
}
