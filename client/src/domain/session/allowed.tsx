import type { Permission } from '@rules/permissions.js';
import type { ReactNode } from 'react';
import { usePermission } from './use-permission';

interface AllowedProps {
  permission: Permission;
  children: ReactNode;
}

/** Offers something to those with the permission only. */
export function Allowed({ permission, children }: AllowedProps) {
  return usePermission(permission) ? children : null;
}
