import type { ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './actor.js';

/** The queues in which a call waits its turn. */
export interface CallTurns {
  /**
   * Called once the caller is known.
   * @returns whether it had to wait, so that the caller may have lost access meanwhile
   * @throws Unavailable, RateLimited when that person has too many concurrent calls
   */
  callerKnown(actor: Caller): Promise<boolean>;
  /** Called once an upload has arrived; its processing is a change like any other. @throws Unavailable */
  fileReceived(): Promise<void>;
  /** Called once the response is sent. */
  end(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once the guard has accepted them. */
    actor?: Caller;
    turns?: CallTurns;
  }
}

/** The context of every GraphQL resolver. */
export interface GraphqlContext {
  req: FastifyRequest;
  reply: FastifyReply;
}

/** The HTTP request behind a call of either API. */
export function requestOf(host: ArgumentsHost): FastifyRequest {
  if (host.getType<string>() === 'graphql') return host.getArgByIndex<GraphqlContext>(2).req;
  return host.switchToHttp().getRequest<FastifyRequest>();
}
