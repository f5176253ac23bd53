import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { HealthService } from '../health/health.service.js';
import { JobWorker } from '../jobs/job-worker.js';
import type { Connections } from './connections.js';

/** After this, connections whose requests have not ended are cut, so that everything behind them still ends in time. */
const PATIENCE_MS = 10_000;

/** How long the port stays open for a moment in which nobody is at it. */
const QUIET_WITHIN_MS = 500;

/**
 * Ends the application without failing a request. First readiness says no, every answer closes its connection and the worker
 * takes up nothing more, while requests still come in for `drainSeconds`: a proxy in front sees it by then. Then no
 * connection is taken any more, what was accepted is answered, and what stands behind it ends.
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
