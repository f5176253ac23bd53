import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { shutOut } from '../auth/sessions/shut-out.js';
import type { Caller } from '../common/actor.js';

/** How often the callers of answers that are still being sent are looked at again, all by one statement. */
const LOOK_MS = 2_000;

/**
 * Breaks off files and reports of who is shut out while they are sent: a slow reader would go on for hours. Half a file never
 * looks like a whole one, since its connection ends.
 */
export function endAnswersOfShutOut(server: FastifyInstance, db: DataSource): void {
  const running = new Map<FastifyReply, Caller>();
  let looking = false;

  const look = async () => {
    const ended = await shutOut(db, running.values());
    for (const [reply, caller] of running) if (ended.has(caller)) reply.raw.destroy();
  };
  const timer = setInterval(() => {
    if (looking || running.size === 0) return;
    looking = true;
    // A database that is away says nothing of anybody; the next look does.
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
