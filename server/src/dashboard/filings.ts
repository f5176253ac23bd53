import type { EntityManager } from 'typeorm';
import { firstIdOf, mondayIn } from '../database/this-week.js';
import type { FilingsPoint } from './dashboard.model.js';

const WEEKS = 26;
const MONDAY = mondayIn('$1');

/** The timestamp in a row's UUID of version 7. */
const momentOf = (id: string) =>
  `to_timestamp(('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`;

/**
 * The number of claims filed in each of 26 weeks, including those with none. The weeks end with the current one, or
 * with the newest filing when that is older than 26 weeks: a scheme's filings end some day, and their course is still
 * of interest.
 */
export function filingsByWeek(tx: EntityManager, timeZone: string): Promise<FilingsPoint[]> {
  return tx.query<FilingsPoint[]>(
    `WITH newest AS (
       SELECT date_trunc('week', ${momentOf('id')} AT TIME ZONE $1) AS monday FROM submissions ORDER BY id DESC LIMIT 1
     ), last AS (
       SELECT CASE WHEN monday < ${MONDAY} - interval '${WEEKS - 1} weeks' THEN monday ELSE ${MONDAY} END AS monday
       FROM (SELECT (SELECT monday FROM newest) AS monday) AS found
     ), weeks AS (
       SELECT to_char(each, 'YYYY-MM-DD') AS week, ${firstIdOf('(each AT TIME ZONE $1)')} AS first,
         ${firstIdOf(`((each + interval '1 week') AT TIME ZONE $1)`)} AS past
       FROM last, generate_series(monday - interval '${WEEKS - 1} weeks', monday, interval '1 week') AS each
     )
     SELECT week, (SELECT count(*)::int FROM submissions s WHERE s.id >= first AND s.id < past) AS count
     FROM weeks ORDER BY week`,
    [timeZone],
  );
}
