import type { FastifyInstance } from 'fastify';
import { TOKEN_CALLS } from '../auth/api-tokens/api-token-limits.js';

/** The name of the limit in both headers. */
const POLICY = '"api-token"';

/** Tells the caller in every answer to an API token, refused or not, what it has left (draft-ietf-httpapi-ratelimit-headers). */
export function sendTokenLimits(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    // Where the counting failed, the error of that is the answer.
    const use = await request.tokenUse?.catch(() => undefined);
    if (!use) return;
    void reply.header('RateLimit-Policy', `${POLICY};q=${TOKEN_CALLS.most};w=${TOKEN_CALLS.seconds}`);
    void reply.header('RateLimit', `${POLICY};r=${use.left};t=${use.secondsLeft}`);
    // A refusal by GraphQL is an answer with 200, which carries the seconds in its extensions only.
    if (use.refused) void reply.header('Retry-After', use.secondsLeft);
  });
}
