import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from '../common/database-errors.js';

/** A machine that starts everything at once is busy; a database that is not there by then has another reason. */
export const LONGEST_WAIT_MS = 30_000;
const PAUSE_MS = 1_000;

/** Wrong password, no such database, no right to do it: waiting changes nothing. */
export const NOT_LET_IN = /^(28|3D000|42501)/;

/**
 * Does what needs the database at a start, again and again while it is away, for half a minute.
 * @param work may be done again after it was cut off
 * @param log notes why the start waits
 * @throws what the last attempt threw
 */
export async function untilReached<T>(work: () => Promise<T>, log: (line: string) => void): Promise<T> {
  const end = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const reason = reasonOf(error);
      if (!isDatabaseAway(error) || NOT_LET_IN.test(reason) || Date.now() + PAUSE_MS > end) throw error;
      const seconds = Math.round((end - Date.now()) / 1_000);
      log(`The database cannot be reached (${reason}); retrying for another ${seconds} seconds.`);
      await sleep(PAUSE_MS);
    }
  }
}

/** The code of a database error, or its words. */
export function reasonOf(error: unknown): string {
  const { driverError } = error as { driverError?: unknown };
  const { code, message } = (driverError ?? error) as { code?: string; message?: string };
  return code ?? message ?? 'unknown';
}
