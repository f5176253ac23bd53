import type { Permission } from '@rules/permissions.js';
import { useIsOffice } from './use-is-office';
import { usePermission } from './use-permission';

/** Whether the reader may do it with what they see: the office with the permission, a member with what is theirs. */
export function useReach(permission: Permission): boolean {
  const isOffice = useIsOffice();
  return usePermission(permission) || !isOffice;
}
