import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Caller } from '../common/actor.js';

/** Logs one line for each request: its route, never its URL, and how it ended (SECURITY-9). */
export function logRequests(server: FastifyInstance, logger: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    logger.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...whoOf(request.actor),
      },
      'request',
    );
    done();
  });
}

function whoOf(caller: Caller | undefined): { userId?: string; apiTokenId?: string } {
  return caller?.kind === 'token' ? { apiTokenId: caller.tokenId } : { userId: caller?.userId };
}
