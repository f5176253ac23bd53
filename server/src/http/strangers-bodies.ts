import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Unavailable } from '../common/errors.js';
import { TAKES_A_FORM } from '../common/no-time-limit.decorator.js';
import type { KnownTokens } from './known-tokens.js';

/** What the calls of strangers need; only larger bodies are counted, so that a crowd of those keeps nobody from signing in. */
const SMALL_BYTES = 32 * 1024;
/** What larger bodies of strangers may hold in memory together. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Bounds what bodies of strangers hold until they are answered: one that comes slowly is kept for as long as a call may take,
 * and nobody knows before whether its token opens anything. Whose token opened something lately is not counted.
 */
export function boundStrangersBodies(server: FastifyInstance, known: KnownTokens): void {
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

/** What a body may hold at most: nothing where files go to the store as they come, nor one that is refused for its length. */
function mostBytesOf({ headers, is404, routeOptions: { config, bodyLimit } }: FastifyRequest): number {
  if (is404 || Object.hasOwn(config, TAKES_A_FORM)) return 0;
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  const length = Number(headers['content-length'] ?? 0);
  return length <= bodyLimit ? length : 0;
}
