import type { TestServer } from './test-server.js';

/** Until somebody waits for a row that another transaction has. @throws Error after ten seconds */
export async function lockWaits({ database: { db } }: TestServer): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const waiting = await db.query<object[]>(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error('Nobody waits');
}
