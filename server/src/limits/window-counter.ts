import type { DataSource, EntityManager } from 'typeorm';
import { Prepared } from '../database/prepared.js';

/** The number of events in the current window, and the seconds until it ends. */
export interface Counted {
  points: number;
  secondsLeft: number;
}

const NOW_MS = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/**
 * Whether a window is still open. A window that ends later than any window starting now was started before the clock
 * was set back, and is treated as ended. One minute is tolerated, since another transaction may have started it while
 * this one waited.
 */
const LASTS = `l.expire > ${NOW_MS} AND l.expire <= excluded.expire + 60000`;

/** SQL that adds to the counters of the keys, windows and increments that `given` selects. */
const more = (given: string) => `
  INSERT INTO limits AS l (key, points, expire)
  SELECT key, more, ${NOW_MS} + seconds * 1000 FROM (${given}) AS given (key, seconds, more)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN ${LASTS} THEN l.points + excluded.points ELSE excluded.points END,
    expire = CASE WHEN ${LASTS} THEN l.expire ELSE excluded.expire END
  RETURNING points, greatest(1, ceil((expire - ${NOW_MS}) / 1000.0))::int AS "secondsLeft"`;

const COUNT = more('SELECT $1::text, $2::bigint, $3::int');

/**
 * The commit does not wait for the disk: a database crash may lose the last half second
 * (docs/architecture/sign-in.md).
 */
const WITHOUT_WAITING = `set_config('synchronous_commit', 'off', true)`;

const COUNT_TWO = new Prepared<{ first: Counted; second: Counted | null }>(`
  WITH one AS (${more('SELECT $1::text, $3::bigint, 1')}),
       two AS (${more('SELECT $2::text, $3::bigint, 1 FROM one WHERE points <= $4::int')})
  SELECT to_json(one) AS first, to_json(two) AS second, ${WITHOUT_WAITING}
  FROM one LEFT JOIN two ON true`);

// The rows are locked in the same order as when counting, which prevents deadlocks.
const UNCOUNT_TWO = new Prepared(`
  WITH one AS (UPDATE limits SET points = points - 1 WHERE key = $1 AND points > 0 RETURNING key)
  UPDATE limits SET points = points - 1 FROM (SELECT count(*) FROM one) AS first
  WHERE key = $2 AND points > 0 RETURNING ${WITHOUT_WAITING}`);

/**
 * Counts an event in the table of limits; the window starts with the first event, by the database's clock, so that
 * nodes with different clocks count alike (SIGNIN-37, LIMIT-4). With `points` 0 it runs the same statement without
 * counting.
 */
export async function countInWindow(
  db: DataSource | EntityManager,
  key: string,
  windowSeconds: number,
  points: 0 | 1 = 1,
): Promise<Counted> {
  const [counted] = await db.query<Counted[]>(COUNT, [key, windowSeconds, points]);
  return counted!;
}

/**
 * Counts an event for two keys in one round trip that does not wait for the disk. The second is counted only if the
 * first has not exceeded `most`, so that rejected callers do not use up a shared limit.
 * @returns null for the second if it was not counted
 */
export async function countTwoInWindow(
  db: DataSource,
  keys: readonly [first: string, second: string],
  windowSeconds: number,
  most: number,
): Promise<{ first: Counted; second: Counted | null }> {
  const [counted] = await COUNT_TWO.rows(db, [...keys, windowSeconds, most]);
  return counted!;
}

/** Reverts one count. */
export async function uncount(db: DataSource | EntityManager, key: string): Promise<void> {
  await db.query('UPDATE limits SET points = points - 1 WHERE key = $1 AND points > 0', [key]);
}

/** Reverts `countTwoInWindow`, also without waiting for the disk. */
export async function uncountTwo(
  db: DataSource,
  keys: readonly [first: string, second: string],
): Promise<void> {
  await UNCOUNT_TWO.rows(db, [...keys]);
}
