import type { FastifyReply } from 'fastify';

/** An hour: what is published changes only when it is withdrawn or another one follows. */
const CACHED = 'public, max-age=3600';
const NOT_MODIFIED = 304;

/** Names a published answer for caches; whether the caller has exactly this already, so that no body is sent. */
export function isKnown(name: string, known: string | undefined, reply: FastifyReply): boolean {
  const etag = `"${name}"`;
  void reply.header('Cache-Control', CACHED).header('ETag', etag);
  const isSame = known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
  if (isSame) void reply.status(NOT_MODIFIED);
  return isSame;
}
