import type { DataSource, EntityManager } from 'typeorm';
import { Prepared } from '../database/prepared.js';

/** How often something has happened since its window began, and how long the window lasts still. */
export interface Counted {
  points: number;
  secondsLeft: number;
}

const NOW_MS = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/**
 * Whether a window lasts still. One that ends later than any that begins now was begun by a clock that has been set back
 * since: it would last until that time. A minute is allowed for, since others may have begun it while this one waited.
 */
const LASTS = `l.expire > ${NOW_MS} AND l.expire <= excluded.expire + 60000`;

/** Counts so many more for the key, the window's seconds and the number that `given` selects. */
const more = (given: string) => `
  INSERT INTO limits AS l (key, points, expire)
  SELECT key, more, ${NOW_MS} + seconds * 1000 FROM (${given}) AS given (key, seconds, more)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN ${LASTS} THEN l.points + excluded.points ELSE excluded.points END,
    expire = CASE WHEN ${LASTS} THEN l.expire ELSE excluded.expire END
  RETURNING points, greatest(1, ceil((expire - ${NOW_MS}) / 1000.0))::int AS "secondsLeft"`;

const COUNT = more('SELECT $1::text, $2::bigint, $3::int');

/** Its commit does not wait for the disk: a crash of the database may forget the last half second (docs/architecture/sign-in-and-sessions.md). */
const WITHOUT_WAITING = `set_config('synchronous_commit', 'off', true)`;

const COUNT_TWO = new Prepared<{ first: Counted; second: Counted | null }>(`
  WITH one AS (${more('SELECT $1::text, $3::bigint, 1')}),
       two AS (${more('SELECT $2::text, $3::bigint, 1 FROM one WHERE points <= $4::int')})
  SELECT to_json(one) AS first, to_json(two) AS second, ${WITHOUT_WAITING}
  FROM one LEFT JOIN two ON true`);

// The second row is locked after the first, as in counting, so that two at once never wait for each other.
const UNCOUNT_TWO = new Prepared(`
  WITH one AS (UPDATE limits SET points = points - 1 WHERE key = $1 AND points > 0 RETURNING key)
  UPDATE limits SET points = points - 1 FROM (SELECT count(*) FROM one) AS first
  WHERE key = $2 AND points > 0 RETURNING ${WITHOUT_WAITING}`);

/**
 * Counts one more in the table that the other limits share; the window begins with the first and its clock is the
 * database's, so that nodes whose clocks differ count alike (SIGNIN-37, LIMIT-4). With `points` 0 the same is done
 * and nothing counted.
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
 * Counts one more for two keys in one round trip that does not wait for the disk; the second only while the first has
 * not passed `most`, so that who is refused there uses nothing up that others share.
 * @returns null for the second when it was not counted
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

/** Takes one count back. */
export async function uncount(db: DataSource | EntityManager, key: string): Promise<void> {
  await db.query('UPDATE limits SET points = points - 1 WHERE key = $1 AND points > 0', [key]);
}

/** Takes back what `countTwoInWindow` counted, likewise without waiting for the disk. */
export async function uncountTwo(
  db: DataSource,
  keys: readonly [first: string, second: string],
): Promise<void> {
  await UNCOUNT_TWO.rows(db, [...keys]);
}
