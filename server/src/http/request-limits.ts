import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BadInput } from '../common/errors.js';
import { GRAPHQL_PATH, isGraphqlRequest } from '../common/graphql-path.js';
import { refuseUnwieldy } from '../common/json-shape.js';
import { QUERY_LIMITS } from '../graphql/query-limits.js';
import { NO_TIME_LIMIT } from '../common/no-time-limit.decorator.js';

/** A request's total time; a socket's time without a byte; a JSON body's size (security rule 20). */
export const REQUEST_LIMIT_MS = 15_000;
export const SILENCE_LIMIT_MS = 60_000;
export const BODY_LIMIT_BYTES = 1024 * 1024;

/** A draft of 1 MB travels as a text inside JSON, in which each quotation mark takes two characters. */
const GRAPHQL_BODY_LIMIT_BYTES = 2.5 * 1024 * 1024;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Lifts the total time from routes that carry files, refuses bodies and query strings that are more than any of ours, and
 * keeps answers out of caches: every answer that does not say otherwise by itself, whatever its address looks like.
 */
export function limitRequests(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const config = route.config as Record<string, unknown> | undefined;
    if (config?.[NO_TIME_LIMIT]) route.handlerTimeout = DAY_MS;
    if (route.url === GRAPHQL_PATH) route.bodyLimit = GRAPHQL_BODY_LIMIT_BYTES;
  });
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    void reply.header('Cache-Control', 'no-store');
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    // A server that is going keeps no connection, or it would wait for the next request until its patience ends.
    if (!server.server.listening) void reply.header('Connection', 'close');
    done();
  });
  server.addHook('preValidation', (request, _reply, done) => {
    refuseUnwieldy(request.query, 'The address');
    refuseUnwieldy(request.body, 'The request');
    if (isGraphqlRequest(request)) checkGraphql(request);
    done();
  });
}

/** @throws BadInput for a document that is too long, and for a host that what answers GraphQL cannot make a URL of. */
function checkGraphql({ body, url, protocol, hostname }: FastifyRequest): void {
  const { query } = (body ?? {}) as { query?: unknown };
  if (typeof query === 'string' && query.length > QUERY_LIMITS.characters)
    throw new BadInput(
      `The GraphQL document is too long: at most ${QUERY_LIMITS.characters} characters are taken. Send long texts as variables.`,
    );
  if (!URL.canParse(url, `${protocol}://${hostname}/`))
    throw new BadInput('The header Host must be the name of a server.');
}
