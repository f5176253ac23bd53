import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerTo } from '../common/error-answer.js';
import { sendError } from '../common/error.filter.js';
import { BadInput, Unavailable } from '../common/errors.js';
import { GRAPHQL_PATH, isGraphqlRequest } from '../common/graphql-path.js';
import { refuseUnwieldy } from '../common/json-shape.js';
import { QUERY_LIMITS } from '../graphql/query-limits.js';
import { NO_TIME_LIMIT } from '../common/no-time-limit.decorator.js';

/** A request's total time; a socket's time without a byte; a JSON body's size (LIMIT-1, LIMIT-3). */
export const REQUEST_LIMIT_MS = 15_000;
/** One that is still worked on is answered a little before. */
const ANSWER_LIMIT_MS = 14_000;
/** How long an answer has to be heard by who is still sending. */
const LAST_WORDS_MS = 1_000;
export const SILENCE_LIMIT_MS = 60_000;
export const BODY_LIMIT_BYTES = 1024 * 1024;

const TOO_LONG = 'This took too long. Please try again in a moment.';

/** A draft of 1 MB travels as a text inside JSON, in which each quotation mark takes two characters. */
const GRAPHQL_BODY_LIMIT_BYTES = 2.5 * 1024 * 1024;

/**
 * Answers in time, but on routes that carry files, refuses bodies and query strings that are more than any of ours, and
 * keeps answers out of caches: every answer that does not say otherwise by itself, whatever its address looks like.
 */
export function limitRequests(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.url === GRAPHQL_PATH) route.bodyLimit = GRAPHQL_BODY_LIMIT_BYTES;
  });
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    void reply.header('Cache-Control', 'no-store');
    // An address that leads nowhere has no configuration.
    const config: unknown = request.routeOptions.config;
    if (!Object.hasOwn(config ?? {}, NO_TIME_LIMIT)) timers.set(request, answerInTime(reply));
    done();
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    clearTimeout(timers.get(request));
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

/** @throws BadInput for a document that is too long. */
function checkGraphql({ body }: FastifyRequest): void {
  const { query } = (body ?? {}) as { query?: unknown };
  if (typeof query === 'string' && query.length > QUERY_LIMITS.characters)
    throw new BadInput(
      `The GraphQL document is too long: at most ${QUERY_LIMITS.characters} characters are allowed. Send long texts as variables.`,
    );
}

/**
 * Says "not now" to a request that is still worked on when its time is over. Fastify's own limit ends when the body of a
 * request has been read, and with it the request, as far as Node knows. An answer that has begun is left to the limit of
 * silence.
 */
function answerInTime(reply: FastifyReply): NodeJS.Timeout {
  return setTimeout(() => {
    if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return;
    if (!reply.request.raw.complete) endAfter(reply);
    sendError(reply, answerTo(new Unavailable(TOO_LONG)));
  }, ANSWER_LIMIT_MS).unref();
}

/**
 * Ends the connection of a body that did not come in time: it would go on, and what came of it be kept, for as long as
 * its sender likes.
 */
function endAfter(reply: FastifyReply): void {
  const { raw } = reply.header('Connection', 'close');
  const { socket } = reply.request.raw;
  raw.once('finish', () => setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref());
}
