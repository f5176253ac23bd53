import { Permission } from '@rules/permissions.js';
import { usePermission } from './use-permission';

/** Whether the reader works for the administrator's office and sees everybody's claims; a member sees their own. */
export function useIsOffice(): boolean {
  return usePermission(Permission.ClaimsRead);
}
