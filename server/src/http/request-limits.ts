import type { FastifyInstance } from 'fastify';
import { refuseDeep } from '../common/json-depth.js';
import { NO_TIME_LIMIT } from '../common/no-time-limit.decorator.js';

/** A request's total time; a socket's time without a byte; a JSON body's size (security rule 20). */
export const REQUEST_LIMIT_MS = 15_000;
export const SILENCE_LIMIT_MS = 60_000;
export const BODY_LIMIT_BYTES = 1024 * 1024;

/** A draft of 1 MB travels as a text inside JSON, in which each quotation mark takes two characters. */
const GRAPHQL_BODY_LIMIT_BYTES = 2.5 * 1024 * 1024;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lifts the total time from routes that carry files, refuses bodies nested too deep, keeps answers out of caches. */
export function limitRequests(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const config = route.config as Record<string, unknown> | undefined;
    if (config?.[NO_TIME_LIMIT]) route.handlerTimeout = DAY_MS;
    if (route.url === '/graphql') route.bodyLimit = GRAPHQL_BODY_LIMIT_BYTES;
  });
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    if (/^\/(api|graphql)/.test(request.url)) void reply.header('Cache-Control', 'no-store');
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    // A server that is going keeps no connection, or it would wait for the next request until its patience ends.
    if (!server.server.listening) void reply.header('Connection', 'close');
    done();
  });
  server.addHook('preValidation', (request, _reply, done) => {
    refuseDeep(request.body, 'The request is nested too deep.');
    done();
  });
}
