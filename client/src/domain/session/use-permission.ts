import type { Permission } from '@rules/permissions.js';
import { mayAs } from './may-as';
import { useProfile } from './use-profile';

/** Whether the signed-in person has a permission, so that a screen offers what it allows; the server decides. */
export function usePermission(permission: Permission): boolean {
  return mayAs(useProfile().user?.role, permission);
}
