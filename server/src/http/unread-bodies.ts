import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paced } from './paced-bytes.js';

/** Bytes of an unread body that are still accepted after an early response. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;
/** How long they are accepted, in milliseconds after the response. */
const MAX_DRAIN_MS = 30_000;

/**
 * Keeps reading the body of a request that was answered early, so that clients that send everything before they read
 * still receive the response. It reads at the pace of uploads and only for a limited time, where Node would read without
 * limit.
 */
export function drainUnreadBodies(server: FastifyInstance): void {
  server.addHook('onSend', (request, _reply, _payload, done) => {
    const { raw } = request;
    if (!raw.complete && !raw.destroyed && (request.isMultipart() || !raw.readableDidRead))
      void drain(request);
    done();
  });
  server.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) {
      const end = setTimeout(() => raw.socket.destroy(), MAX_DRAIN_MS).unref();
      raw.once('close', () => clearTimeout(end));
    }
    done();
  });
}

async function drain(request: FastifyRequest): Promise<void> {
  const { raw } = request;
  const { socket } = raw;
  raw.unpipe();
  let left = MAX_DRAINED_BYTES;
  try {
    for await (const piece of paced(request, raw)) if ((left -= piece.length) < 0) break;
  } catch {
    left = -1;
  }
  if (left < 0) socket.destroy();
}
