import type { FastifyInstance } from 'fastify';
import { TOKEN_CALLS } from '../auth/api-tokens/api-token-limits.js';

/** The name of the policy in both headers. */
const POLICY = '"api-token"';

/** Adds the remaining quota to every response to an API token, refused or not (draft-ietf-httpapi-ratelimit-headers). */
export function sendTokenLimits(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    // When counting itself failed, its error is the response.
    const use = await request.tokenUse?.catch(() => undefined);
    if (!use) return;
    void reply.header('RateLimit-Policy', `${POLICY};q=${TOKEN_CALLS.most};w=${TOKEN_CALLS.seconds}`);
    void reply.header('RateLimit', `${POLICY};r=${use.left};t=${use.secondsLeft}`);
    // A GraphQL refusal has status 200 and carries the seconds only in its extensions.
    if (use.refused) void reply.header('Retry-After', use.secondsLeft);
  });
}
