import { maskedValue } from '../rules/masked-value.js';
import { isOfficeRole, Permission, roleMay } from '../rules/permissions.js';
import type { Actor } from './actor.js';
import { Forbidden } from './errors.js';

/**
 * Whether the actor has a permission. Jobs have all permissions. An API token has those that were chosen for it and that
 * its maker still has, and sees restricted values only with that scope. The scopes for reading and writing are checked by
 * the guard.
 */
export function may(actor: Actor, permission: Permission): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind === 'user') return roleMay(actor.role, permission);
  if (permission === Permission.RestrictedRead)
    return actor.scopes.includes('restricted') && roleMay(actor.creatorRole, permission);
  return actor.permissions.includes(permission) && roleMay(actor.creatorRole, permission);
}

/** Whether this is a person who may only access their own claims. */
export function isMember(actor: Actor): boolean {
  return actor.kind === 'user' && !isOfficeRole(actor.role);
}

/**
 * Whose data the actor may access: everybody's with the permission, their own for members. Office staff without the
 * permission have no access, even to what members may do with their own (ACCESS-13).
 */
export function reach(actor: Actor, permission: Permission): 'all' | 'own' | 'none' {
  if (may(actor, permission)) return 'all';
  return isMember(actor) ? 'own' : 'none';
}

/** Whether the actor sees restricted values of the claims they may access; members only access their own. */
export function mayReadRestricted(actor: Actor): boolean {
  return reach(actor, Permission.RestrictedRead) !== 'none';
}

/**
 * A restricted value as shown to the actor: masked for office staff without the permission, empty for an API token
 * without the scope (APITOKEN-3).
 */
export function shownRestricted(actor: Actor, value: string): string {
  if (mayReadRestricted(actor)) return value;
  return actor.kind === 'token' ? '' : maskedValue(value);
}

/** @throws Forbidden without the permission */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (!may(actor, permission)) throw notAllowed(actor);
}

/** @throws Forbidden when the actor may access neither everybody's data nor their own */
export function requireReach(actor: Actor, permission: Permission): void {
  if (reach(actor, permission) === 'none') throw notAllowed(actor);
}

/** The error for an actor without the permission. */
export function notAllowed(actor: Actor): Forbidden {
  if (actor.kind === 'token') return new Forbidden('This API token is not allowed to do this.');
  return new Forbidden(
    isMember(actor) ? 'Only an administrator can do this.' : 'Your role does not allow this.',
  );
}
