import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const LOOK_EVERY_MS = 200;

/**
 * Resolves when every transaction of this database user that began before a time has ended: from then on the application
 * can commit no change whose own time is earlier (RUN-2). PostgreSQL hides when those of other users began.
 * @param goOn called before each look; throws to stop waiting
 */
export async function momentPassed(db: pg.Client, moment: string, goOn: () => void): Promise<void> {
  for (;;) {
    goOn();
    const { rows } = await db.query<{ passed: boolean }>(
      `SELECT clock_timestamp() > $1 AND NOT EXISTS (
         SELECT 1 FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start <= $1 AND backend_type = 'client backend'
       ) AS passed`,
      [moment],
    );
    if (rows[0]!.passed) return;
    await sleep(LOOK_EVERY_MS);
  }
}
