import { Permission } from '@rules/permissions.js';
import { usePermission } from './use-permission';

/** Whether the user works for the administrator's office and sees all claims; members see their own. */
export function useIsOffice(): boolean {
  return usePermission(Permission.ClaimsRead);
}
