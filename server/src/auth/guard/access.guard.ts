import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type GraphQLResolveInfo, OperationTypeNode } from 'graphql';
import type { Caller, TokenActor } from '../../common/actor.js';
import { requirePermission, requireReach } from '../../common/policy.js';
import { Forbidden, Unauthenticated } from '../../common/errors.js';
import { chosenLanguage } from '../../common/chosen-language.js';
import { requestOf } from '../../common/request-of.js';
import { MaintenanceState } from '../../maintenance/maintenance-state.js';
import { ApiTokenLimits } from '../api-tokens/api-token-limits.js';
import type { SeenRequest } from './bearer.strategy.js';
import { ACCESS, type Access, IN_MAINTENANCE, TOKENS, WITHOUT_USE } from '../../access/access.decorators.js';

/** The global guard, closed by default: an operation without an access decorator is refused (ACCESS-1). */
@Injectable()
export class AccessGuard extends AuthGuard('bearer') {
  constructor(
    private readonly reflector: Reflector,
    private readonly maintenance: MaintenanceState,
    private readonly tokenLimits: ApiTokenLimits,
  ) {
    super({ session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new Forbidden('Nobody has access to this.');
    const stays = this.reflector.getAllAndOverride<true | undefined>(IN_MAINTENANCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access.open) {
      if (!stays) await this.maintenance.refuse();
      return true;
    }
    const request = requestOf(context);
    if (!request.actor) await super.canActivate(context);
    if (!request.actor) throw new Unauthenticated();
    // A caller that had to wait may have lost access meanwhile.
    if (await request.turns?.callerKnown(request.actor)) await super.canActivate(context);
    const { actor } = request;
    if (actor.kind === 'token') {
      await this.tokenLimits.count(request, actor);
      this.refuseOutOfScope(actor, context);
    } else if (!stays) await this.maintenance.refuse(actor.role);
    const check = access.own ? requireReach : requirePermission;
    for (const permission of access.permissions) check(actor, permission);
    return true;
  }

  /** Allows a script only where tokens are accepted, and only with the scope for reading or changing. */
  private refuseOutOfScope(token: TokenActor, context: ExecutionContext): void {
    if (
      !this.reflector.getAllAndOverride<true | undefined>(TOKENS, [context.getHandler(), context.getClass()])
    )
      throw new Forbidden('An API token cannot do this; please sign in as a user.');
    if (changesSomething(context)) {
      if (!token.scopes.includes('write')) throw new Forbidden('This API token can only read.');
    } else if (!token.scopes.includes('read')) {
      throw new Forbidden('This API token cannot read.');
    }
  }

  /** Passport sees no more than this: a token in a URL or a body is ignored (SESSION-7). */
  override getRequest(context: ExecutionContext): SeenRequest {
    const request = requestOf(context);
    return {
      headers: { authorization: request.headers.authorization },
      language: chosenLanguage(request),
      counts: !this.reflector.getAllAndOverride<true | undefined>(WITHOUT_USE, [
        context.getHandler(),
        context.getClass(),
      ]),
    };
  }

  getResponse(): unknown {
    return {};
  }

  override handleRequest<User = Caller>(
    error: unknown,
    actor: User | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error instanceof Error) throw error;
    if (!actor) throw new Unauthenticated();
    requestOf(context).actor = actor as unknown as Caller;
    return actor;
  }
}

function changesSomething(context: ExecutionContext): boolean {
  if (context.getType<string>() === 'graphql')
    return context.getArgByIndex<GraphQLResolveInfo>(3).operation.operation !== OperationTypeNode.QUERY;
  return !['GET', 'HEAD'].includes(requestOf(context).method);
}
