import type { ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './actor.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once the guard has let them in. */
    actor?: Caller;
  }
}

/** What every GraphQL resolver gets as its context. */
export interface GraphqlContext {
  req: FastifyRequest;
  reply: FastifyReply;
}

/** The HTTP request behind a call, by whichever API it came. */
export function requestOf(host: ArgumentsHost): FastifyRequest {
  if (host.getType<string>() === 'graphql') return host.getArgByIndex<GraphqlContext>(2).req;
  return host.switchToHttp().getRequest<FastifyRequest>();
}
