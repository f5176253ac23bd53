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
 * The path after signing in: back to the page that redirected to sign-in, otherwise to where the session ended,
 * otherwise administrators to /admin and others to /account/profile. Members are never sent back to an administrator's
 * page.
 */
export function startPath(role: Role, navigationState: unknown, endedAt: string | null = null): string {
  const origin = remembered(navigationState) ?? endedAt;
  if (origin && (mayAs(role, Permission.ClaimsRead) || !/^\/admin(\/|$)/.test(origin))) return origin;
  return homePath(role);
}

/** The first page of a signed-in user. */
export function homePath(role: Role | undefined): string {
  return mayAs(role, Permission.ClaimsRead) ? paths.admin : paths.profile;
}
