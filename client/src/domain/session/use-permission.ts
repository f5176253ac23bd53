import type { Permission } from '@rules/permissions.js';
import { mayAs } from './may-as';
import { useProfile } from './use-profile';

/** Whether the signed-in user has a permission, so that a screen offers the action; the server decides. */
export function usePermission(permission: Permission): boolean {
  return mayAs(useProfile().user?.role, permission);
}
