import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paced } from './paced-bytes.js';

/** Bytes that are still taken, unread, of a request that was answered before its end. */
const MOST_LET_GO = 64 * 1024 * 1024;
/** And for how long, after the answer. */
const LONGEST_LET_GO_MS = 30_000;

/**
 * Reads on what an answered request still sends, so that the answer is heard by who sends first and reads then: at the pace of
 * files, where Node would take as much as there is, and not for ever.
 */
export function letUnreadBodiesGo(server: FastifyInstance): void {
  server.addHook('onSend', (request, _reply, _payload, done) => {
    const { raw } = request;
    if (!raw.complete && !raw.destroyed && (request.isMultipart() || !raw.readableDidRead))
      void letGo(request);
    done();
  });
  server.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) {
      const end = setTimeout(() => raw.socket.destroy(), LONGEST_LET_GO_MS).unref();
      raw.once('close', () => clearTimeout(end));
    }
    done();
  });
}

async function letGo(request: FastifyRequest): Promise<void> {
  const { raw } = request;
  const { socket } = raw;
  raw.unpipe();
  let left = MOST_LET_GO;
  try {
    for await (const piece of paced(request, raw)) if ((left -= piece.length) < 0) break;
  } catch {
    left = -1;
  }
  if (left < 0) socket.destroy();
}
