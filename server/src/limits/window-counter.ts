import type { DataSource, EntityManager } from 'typeorm';

/** How often something has happened since its window began, and how long the window lasts still. */
export interface Counted {
  points: number;
  secondsLeft: number;
}

const NOW_MS = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/**
 * Counts one more in the table that the other limits share; the window begins with the first and its clock is the
 * database's, so that nodes whose clocks differ count alike (security rules 3 and 21).
 */
export async function countInWindow(
  db: DataSource | EntityManager,
  key: string,
  windowSeconds: number,
): Promise<Counted> {
  const [row] = await db.query<{ points: number; left: string }[]>(
    `INSERT INTO limits AS l (key, points, expire) VALUES ($1, 1, ${NOW_MS} + $2::bigint * 1000)
     ON CONFLICT (key) DO UPDATE SET
       points = CASE WHEN l.expire > ${NOW_MS} THEN l.points + 1 ELSE 1 END,
       expire = CASE WHEN l.expire > ${NOW_MS} THEN l.expire ELSE excluded.expire END
     RETURNING points, expire - ${NOW_MS} AS left`,
    [key, windowSeconds],
  );
  return { points: row!.points, secondsLeft: Math.max(1, Math.ceil(Number(row!.left) / 1000)) };
}

/** Takes one count back. */
export async function uncount(db: DataSource | EntityManager, key: string): Promise<void> {
  await db.query('UPDATE limits SET points = points - 1 WHERE key = $1 AND points > 0', [key]);
}
