import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Unavailable } from '../common/errors.js';
import { TAKES_A_FORM } from '../common/no-time-limit.decorator.js';
import type { KnownTokens } from './known-tokens.js';

/**
 * Enough for the calls of unknown callers. Only larger bodies count towards the total, so that many of them do not keep
 * anybody from signing in.
 */
const SMALL_BYTES = 32 * 1024;
/** Memory that larger bodies of unknown callers may use together. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Bounds the memory used by bodies of unknown callers until they are answered: a slow one stays in memory as long as a
 * call may take, and its token cannot be checked before. Callers whose token was accepted recently are not counted.
 */
export function limitAnonymousBodies(server: FastifyInstance, known: KnownTokens): void {
  let held = 0;
  server.addHook('onRequest', (request, reply, done) => {
    const bytes = mostBytesOf(request);
    if (bytes > SMALL_BYTES && known.personOf(request) === undefined) {
      if (held + bytes > MOST_BYTES) {
        void reply.header('Connection', 'close');
        throw new Unavailable(
          'We are receiving too many large requests at the moment. Please try again in a moment.',
        );
      }
      held += bytes;
      reply.raw.once('close', () => (held -= bytes));
    }
    done();
  });
}

/** The memory a body may need: none on routes that stream files to the store, or when it is refused for its length. */
function mostBytesOf({ headers, is404, routeOptions: { config, bodyLimit } }: FastifyRequest): number {
  if (is404 || Object.hasOwn(config, TAKES_A_FORM)) return 0;
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  const length = Number(headers['content-length'] ?? 0);
  return length <= bodyLimit ? length : 0;
}
