import type { Permission } from '@rules/permissions.js';
import type { ReactNode } from 'react';
import { usePermission } from './use-permission';

interface AllowedProps {
  permission: Permission;
  children: ReactNode;
}

/** Shows its children only to users with the permission. */
export function Allowed({ permission, children }: AllowedProps) {
  return usePermission(permission) ? children : null;
}
