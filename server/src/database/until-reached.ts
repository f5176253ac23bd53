import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../common/database-errors.js';

/**
 * When everything on a machine starts at once, the database needs a while; if it is not there by then, there is another
 * reason.
 */
export const LONGEST_WAIT_MS = 30_000;
const PAUSE_MS = 1_000;

/** Wrong password, no such database, no permission: waiting does not help. */
export const ACCESS_DENIED = /^(28|3D000|42501)/;

/**
 * Runs start-up work that needs the database, and retries it for half a minute while the database is unavailable.
 * @param work may be interrupted and run again
 * @param log receives the reason why the start waits
 * @throws the error of the last attempt
 */
export async function untilReached<T>(work: () => Promise<T>, log: (line: string) => void): Promise<T> {
  const end = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const reason = reasonOf(error);
      if (!isDatabaseUnavailable(error) || ACCESS_DENIED.test(reason) || Date.now() + PAUSE_MS > end)
        throw error;
      const seconds = Math.round((end - Date.now()) / 1_000);
      log(`The database cannot be reached (${reason}); retrying for another ${seconds} seconds.`);
      await sleep(PAUSE_MS);
    }
  }
}

/** The code of a database error, or its message. */
export function reasonOf(error: unknown): string {
  const { driverError } = error as { driverError?: unknown };
  const { code, message } = (driverError ?? error) as { code?: string; message?: string };
  return code ?? message ?? 'unknown';
}
