import type { Permission } from '@rules/permissions.js';
import { useIsOffice } from './use-is-office';
import { usePermission } from './use-permission';

/** Whether the user may act on the data they see: the office with the permission, members on their own. */
export function useReach(permission: Permission): boolean {
  const isOffice = useIsOffice();
  return usePermission(permission) || !isOffice;
}
