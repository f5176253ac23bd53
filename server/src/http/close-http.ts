import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { HealthService } from '../health/health.service.js';
import { JobWorker } from '../jobs/job-worker.js';
import type { Connections } from './connections.js';

/** After this, connections with unfinished requests are closed, so that everything behind them still ends in time. */
const PATIENCE_MS = 10_000;

/** How long the port stays open when no connection is left. */
const QUIET_WITHIN_MS = 500;

/**
 * Shuts the application down without failing a request. First readiness reports down, every response closes its
 * connection and the worker takes no new jobs, while requests are still accepted for `drainSeconds`: long enough for a
 * proxy in front to notice. Then no new connections are accepted, accepted requests are answered, and the services behind
 * them stop.
 */
export async function closeHttp(
  app: NestFastifyApplication,
  connections: Connections,
  drainSeconds: number,
): Promise<void> {
  const cut = setTimeout(() => app.getHttpServer().closeAllConnections(), PATIENCE_MS);
  app.get(HealthService).stop();
  connections.retire();
  app.get(JobWorker).stop();
  await sleep(drainSeconds * 1_000);
  await connections.quietMoment(QUIET_WITHIN_MS);
  app.getHttpServer().close();
  await app.getHttpAdapter().getInstance().close();
  clearTimeout(cut);
  await app.close();
}
