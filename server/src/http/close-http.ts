import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** After this, connections whose requests have not ended are cut, so that everything behind them still ends in time. */
const PATIENCE_MS = 8_000;

/** Takes no new connection, answers every accepted request, then ends what stands behind them. */
export async function closeHttp(app: NestFastifyApplication): Promise<void> {
  const cut = setTimeout(() => app.getHttpServer().closeAllConnections(), PATIENCE_MS);
  await app.getHttpAdapter().getInstance().close();
  clearTimeout(cut);
  await app.close();
}
