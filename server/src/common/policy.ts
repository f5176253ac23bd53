import { maskedValue } from '../rules/masked-value.js';
import { isOfficeRole, Permission, roleMay } from '../rules/permissions.js';
import type { Actor } from './actor.js';
import { Forbidden } from './errors.js';

/**
 * Whether the actor has a permission. Jobs have all. An API token has those that it was given and that its maker still has, and
 * sees restricted values only with the scope for them; whether it may read or change at all is for the guard to say.
 */
export function may(actor: Actor, permission: Permission): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind === 'user') return roleMay(actor.role, permission);
  if (permission === Permission.RestrictedRead)
    return actor.scopes.includes('restricted') && roleMay(actor.makerRole, permission);
  return actor.permissions.includes(permission) && roleMay(actor.makerRole, permission);
}

/** Whether this is a person who has no more than their own claims. */
export function isMember(actor: Actor): boolean {
  return actor.kind === 'user' && !isOfficeRole(actor.role);
}

/**
 * Whose things the actor may do with what the permission is for: everybody's with the permission, a member their own. Nobody
 * of the office does without it what members do (ACCESS-13).
 */
export function reach(actor: Actor, permission: Permission): 'all' | 'own' | 'none' {
  if (may(actor, permission)) return 'all';
  return isMember(actor) ? 'own' : 'none';
}

/** Whether the actor is shown the restricted values of the claims that it sees: members see no others than their own. */
export function mayReadRestricted(actor: Actor): boolean {
  return reach(actor, Permission.RestrictedRead) !== 'none';
}

/**
 * A restricted value as the actor is shown it: masked to people of the office without the permission, empty to a script without
 * the scope (APITOKEN-3).
 */
export function shownRestricted(actor: Actor, value: string): string {
  if (mayReadRestricted(actor)) return value;
  return actor.kind === 'token' ? '' : maskedValue(value);
}

/** @throws Forbidden without the permission */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (!may(actor, permission)) throw notAllowed(actor);
}

/** @throws Forbidden for who may do it neither with everybody's things nor with their own */
export function requireReach(actor: Actor, permission: Permission): void {
  if (reach(actor, permission) === 'none') throw notAllowed(actor);
}

/** What an actor without the permission is told. */
export function notAllowed(actor: Actor): Forbidden {
  if (actor.kind === 'token') return new Forbidden('This API token is not allowed to do this.');
  return new Forbidden(
    isMember(actor) ? 'Only an administrator can do this.' : 'Your role does not allow this.',
  );
}
