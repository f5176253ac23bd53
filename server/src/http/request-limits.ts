import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerTo } from '../common/error-answer.js';
import { sendError } from '../common/error.filter.js';
import { BadInput, Unavailable } from '../common/errors.js';
import { GRAPHQL_PATH, isGraphqlRequest } from '../common/graphql-path.js';
import { refuseUnwieldy } from '../common/json-shape.js';
import { QUERY_LIMITS } from '../graphql/query-limits.js';
import { NO_TIME_LIMIT } from '../common/no-time-limit.decorator.js';

/** A request's total time, a socket's time without a byte, and a JSON body's size (LIMIT-1, LIMIT-3). */
export const REQUEST_LIMIT_MS = 15_000;
/** Requests still being processed are answered a little before that limit. */
const ANSWER_LIMIT_MS = 14_000;
/** How long the connection stays open after a response, for a client that is still sending. */
const LAST_WORDS_MS = 1_000;
export const SILENCE_LIMIT_MS = 60_000;
export const BODY_LIMIT_BYTES = 1024 * 1024;

const TOO_LONG = 'This took too long. Please try again in a moment.';

/** A draft of 1 MB is sent as a string in JSON, where each quotation mark takes two characters. */
const GRAPHQL_BODY_LIMIT_BYTES = 2.5 * 1024 * 1024;

/**
 * Enforces the time limit except on routes that carry files, refuses bodies and query strings larger than any of ours,
 * and marks every response that does not say otherwise as not cacheable, whatever its path looks like.
 */
export function limitRequests(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.url === GRAPHQL_PATH) route.bodyLimit = GRAPHQL_BODY_LIMIT_BYTES;
  });
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    void reply.header('Cache-Control', 'no-store');
    // An unknown path has no route configuration.
    const config: unknown = request.routeOptions.config;
    if (!Object.hasOwn(config ?? {}, NO_TIME_LIMIT)) timers.set(request, answerInTime(reply));
    done();
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    clearTimeout(timers.get(request));
    // A connection kept open would delay shutdown until its timeout.
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

/** @throws BadInput when the document is too long */
function checkGraphql({ body }: FastifyRequest): void {
  const { query } = (body ?? {}) as { query?: unknown };
  if (typeof query === 'string' && query.length > QUERY_LIMITS.characters)
    throw new BadInput(
      `The GraphQL document is too long: at most ${QUERY_LIMITS.characters} characters are allowed. Send long texts as variables.`,
    );
}

/**
 * Answers a request still being processed at the time limit with 503. Fastify's own limit ends once the body is read,
 * which is when Node considers the request received. A response already begun is left to the idle limit.
 */
function answerInTime(reply: FastifyReply): NodeJS.Timeout {
  return setTimeout(() => {
    if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return;
    if (!reply.request.raw.complete) endAfter(reply);
    sendError(reply, answerTo(new Unavailable(TOO_LONG)));
  }, ANSWER_LIMIT_MS).unref();
}

/**
 * Closes the connection of a body that did not arrive in time; otherwise the client could keep it, and the memory of what
 * arrived, as long as it likes.
 */
function endAfter(reply: FastifyReply): void {
  const { raw } = reply.header('Connection', 'close');
  const { socket } = reply.request.raw;
  raw.once('finish', () => setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref());
}
