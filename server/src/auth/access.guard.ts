import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { UserActor } from '../common/actor.js';
import { Forbidden, Unauthenticated } from '../common/errors.js';
import { requestOf } from '../common/request-of.js';
import { ACCESS, type Access } from './access.decorators.js';

/** The global guard, closed by default: an operation that does not say who may use it is nobody's (house rule 4). */
@Injectable()
export class AccessGuard extends AuthGuard('bearer') {
  constructor(private readonly reflector: Reflector) {
    super({ session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new Forbidden('This is open to nobody.');
    if (access.open) return true;
    const request = requestOf(context);
    if (!request.actor) await super.canActivate(context);
    const { actor } = request;
    if (!actor) throw new Unauthenticated();
    if (access.roles.length > 0 && !access.roles.includes(actor.role)) {
      throw new Forbidden('Only an administrator may do this.');
    }
    return true;
  }

  /** Passport sees nothing but the header: a token in a URL or a body is no token (security rule 6). */
  override getRequest(context: ExecutionContext): unknown {
    return { headers: { authorization: requestOf(context).headers.authorization } };
  }

  getResponse(): unknown {
    return {};
  }

  override handleRequest<User = UserActor>(
    error: unknown,
    actor: User | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error instanceof Error) throw error;
    if (!actor) throw new Unauthenticated();
    requestOf(context).actor = actor as unknown as UserActor;
    return actor;
  }
}
