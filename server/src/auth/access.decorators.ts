import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Role, UserActor } from '../common/actor.js';
import { requestOf } from '../common/request-of.js';

/** The key under which an operation says who may use it; an operation without it is refused. */
export const ACCESS = 'access';

/** Everybody, or the signed-in, limited to some roles where any are named. */
export type Access = { open: true } | { open: false; roles: Role[] };

/** Lets anybody in, with or without a token. */
export const Public = () => SetMetadata<string, Access>(ACCESS, { open: true });

/** Lets the signed-in in; with roles, only those. */
export const Allow = (...roles: Role[]) => SetMetadata<string, Access>(ACCESS, { open: false, roles });

/** The signed-in person: the first argument of the service methods. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): UserActor => {
  const { actor } = requestOf(context);
  if (!actor) throw new Error('CurrentActor is used where nobody needs to be signed in.');
  return actor;
});
