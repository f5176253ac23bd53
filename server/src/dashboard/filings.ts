import type { EntityManager } from 'typeorm';
import { firstIdOf, mondayIn } from '../database/this-week.js';
import type { FilingsPoint } from './dashboard.model.js';

const POINTS = 26;
const MONDAY = mondayIn('$1');

/** The timestamp in a row's UUID of version 7. */
const momentOf = (id: string) =>
  `to_timestamp(('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`;

/** The Monday before the filing of the oldest or newest claim. */
const mondayOf = (order: 'ASC' | 'DESC') =>
  `(SELECT date_trunc('week', ${momentOf('id')} AT TIME ZONE $1) FROM submissions ORDER BY id ${order} LIMIT 1)`;

/**
 * The number of claims filed, in 26 points that together cover all of them: a point is one week, or as many as the time
 * since the first filing needs. An import long after the other filings must not push these out of the figures. The
 * points end with the current week, or with the newest filing when that is older than 26 weeks: a scheme's filings end
 * some day.
 */
export function filingsByWeek(tx: EntityManager, timeZone: string): Promise<FilingsPoint[]> {
  return tx.query<FilingsPoint[]>(
    `WITH ends AS (
       SELECT oldest, CASE WHEN newest < ${MONDAY} - interval '${POINTS - 1} weeks' THEN newest ELSE ${MONDAY} END AS last
       FROM (SELECT ${mondayOf('ASC')} AS oldest, ${mondayOf('DESC')} AS newest) AS found
     ), steps AS (
       SELECT last, greatest(1, ceil((extract(epoch FROM last - coalesce(oldest, last)) / 604800 + 1) / ${POINTS}))::int AS weeks
       FROM ends
     ), points AS (
       SELECT to_char(each, 'YYYY-MM-DD') AS week, weeks, ${firstIdOf('(each AT TIME ZONE $1)')} AS first,
         ${firstIdOf(`((each + weeks * interval '1 week') AT TIME ZONE $1)`)} AS past
       FROM steps, generate_series(
         last - (${POINTS} * weeks - 1) * interval '1 week', last, weeks * interval '1 week'
       ) AS each
     )
     SELECT week, weeks, (SELECT count(*)::int FROM submissions s WHERE s.id >= first AND s.id < past) AS count
     FROM points ORDER BY week`,
    [timeZone],
  );
}
