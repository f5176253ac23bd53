import type { ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './actor.js';

/** The turns that a call waits for. */
export interface CallTurns {
  /**
   * Once it is known whose the call is.
   * @returns whether it had to wait, so that its person may have been shut out meanwhile
   * @throws Unavailable, RateLimited when that person does too much at once
   */
  letIn(actor: Caller): Promise<boolean>;
  /** Once an upload is here: what is made of it is a change as any other. @throws Unavailable */
  fileCame(): Promise<void>;
  /** Once there is an answer. */
  end(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once the guard has let them in. */
    actor?: Caller;
    turns?: CallTurns;
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
