import type { Location } from 'react-router';
import type { Role } from '../../generated/graphql';
import { paths } from '../paths';
import { Permission } from '@rules/permissions.js';
import { mayAs } from './may-as';

function remembered(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { pathname, search = '', hash = '' } = state.from as Partial<Location>;
  return pathname ? `${pathname}${search}${hash}` : null;
}

/**
 * Where a person goes after signing in: back to the page that sent them here, else to where their session ended, else
 * administrators to /admin and everyone else to /account/profile. A member is never sent back to an administrator's page.
 */
export function startPath(role: Role, navigationState: unknown, endedAt: string | null = null): string {
  const origin = remembered(navigationState) ?? endedAt;
  if (origin && (mayAs(role, Permission.ClaimsRead) || !/^\/admin(\/|$)/.test(origin))) return origin;
  return homePath(role);
}

/** The first page of a signed-in person. */
export function homePath(role: Role | undefined): string {
  return mayAs(role, Permission.ClaimsRead) ? paths.admin : paths.profile;
}
