import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Caller, UserActor } from '../common/actor.js';
import type { Permission } from '../rules/permissions.js';
import { requestOf } from '../common/request-of.js';

/** The key under which an operation says who may use it; an operation without it is refused. */
export const ACCESS = 'access';

/**
 * Everybody, or the signed-in: those with all of these permissions, and where `own` is set members with what is theirs.
 */
export type Access = { open: true } | { open: false; permissions: Permission[]; own: boolean };

/** Lets anybody in, with or without a token. This or `Allow` of a method replaces that of its class. */
export const Public = () => SetMetadata<string, Access>(ACCESS, { open: true });

/** Lets the signed-in in; with permissions, only those who have them. */
export const Allow = (...permissions: Permission[]) =>
  SetMetadata<string, Access>(ACCESS, { open: false, permissions, own: false });

/** Lets in those with the permission, and members; the service shows and changes only what is a member's own. */
export const AllowOwn = (permission: Permission) =>
  SetMetadata<string, Access>(ACCESS, { open: false, permissions: [permission], own: true });

/** The key under which an operation is opened to API tokens; without it only people may use it. */
export const TOKENS = 'tokens';

/** Lets API tokens in too: one that reads, or one that writes where the operation is a mutation or no GET. */
export const AllowTokens = () => SetMetadata(TOKENS, true);

/** The key under which an operation says that calling it is no use of the session. */
export const WITHOUT_USE = 'without-use';

/** For what screens ask by themselves, again and again: it does not keep the session of an absent person alive. */
export const WithoutUse = () => SetMetadata(WITHOUT_USE, true);

/** The key under which an operation says that it goes on for everybody while maintenance is on. */
export const IN_MAINTENANCE = 'in-maintenance';

/**
 * Goes on for members and the public while maintenance is on; everything else is then for administrators and scripts
 * only.
 */
export const StaysInMaintenance = () => SetMetadata(IN_MAINTENANCE, true);

/** The signed-in person or the script: the first argument of the services behind `@AllowTokens()`. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { actor } = requestOf(context);
  if (!actor) throw new Error('CurrentCaller is used where nobody needs to be signed in.');
  return actor;
});

/** The signed-in person: the first argument of the service methods that no script may reach. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): UserActor => {
  const { actor } = requestOf(context);
  if (actor?.kind !== 'user') throw new Error('CurrentActor is used where no person needs to be signed in.');
  return actor;
});
