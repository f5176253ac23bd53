import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Caller, UserActor } from '../common/actor.js';
import type { Permission } from '../rules/permissions.js';
import { requestOf } from '../common/request-of.js';

/** Metadata key for who may use an operation; an operation without it is refused. */
export const ACCESS = 'access';

/**
 * Access for everybody, or for signed-in callers with all of these permissions; with `own`, members may also access
 * their own data.
 */
export type Access = { open: true } | { open: false; permissions: Permission[]; own: boolean };

/** Allows everybody, with or without a token. `Public` or `Allow` on a method replaces that of its class. */
export const Public = () => SetMetadata<string, Access>(ACCESS, { open: true });

/** Allows signed-in callers; with permissions, only those who have them. */
export const Allow = (...permissions: Permission[]) =>
  SetMetadata<string, Access>(ACCESS, { open: false, permissions, own: false });

/** Allows callers with the permission, and members; the service limits members to their own data. */
export const AllowOwn = (permission: Permission) =>
  SetMetadata<string, Access>(ACCESS, { open: false, permissions: [permission], own: true });

/** Metadata key for operations that API tokens may use; all others are for people only. */
export const TOKENS = 'tokens';

/** Also allows API tokens: with the scope `read`, or `write` if the operation is a mutation or not a GET. */
export const AllowTokens = () => SetMetadata(TOKENS, true);

/** Metadata key for operations that do not count as use of the session. */
export const WITHOUT_USE = 'without-use';

/** For calls that screens repeat on their own: they do not keep the session of an absent user alive. */
export const WithoutUse = () => SetMetadata(WITHOUT_USE, true);

/** Metadata key for operations that stay available to everybody during maintenance. */
export const IN_MAINTENANCE = 'in-maintenance';

/**
 * Stays available to members and anonymous callers during maintenance; all other operations are then for administrators
 * and scripts only.
 */
export const StaysInMaintenance = () => SetMetadata(IN_MAINTENANCE, true);

/** The signed-in user or the script: the first argument of services behind `@AllowTokens()`. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { actor } = requestOf(context);
  if (!actor) throw new Error('CurrentCaller is used where nobody needs to be signed in.');
  return actor;
});

/** The signed-in user: the first argument of service methods that scripts cannot reach. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): UserActor => {
  const { actor } = requestOf(context);
  if (actor?.kind !== 'user') throw new Error('CurrentActor is used where no person needs to be signed in.');
  return actor;
});
