import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { callersWithoutAccess } from '../auth/sessions/lost-access.js';
import type { Caller } from '../common/actor.js';

/** How often the callers of responses still being sent are checked again, all by one statement. */
const LOOK_MS = 2_000;

/**
 * Aborts downloads and reports of callers who lose access while they are being sent; a slow reader could otherwise
 * continue for hours. The connection is closed, so a partial file never looks complete.
 */
export function abortResponsesOnLostAccess(server: FastifyInstance, db: DataSource): void {
  const running = new Map<FastifyReply, Caller>();
  let looking = false;

  const look = async () => {
    const ended = await callersWithoutAccess(db, running.values());
    for (const [reply, caller] of running) if (ended.has(caller)) reply.raw.destroy();
  };
  const timer = setInterval(() => {
    if (looking || running.size === 0) return;
    looking = true;
    // When the database is unavailable nobody is cut off; the next check decides.
    void look()
      .catch(() => undefined)
      .finally(() => (looking = false));
  }, LOOK_MS).unref();

  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.actor && payload instanceof Readable && !reply.raw.closed) {
      running.set(reply, request.actor);
      reply.raw.once('close', () => running.delete(reply));
    }
    done();
  });
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
}
