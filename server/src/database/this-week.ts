/**
 * The lowest id of version 7 that a row made from a moment on can have, in SQL. Ids rise with time, so that the primary key
 * alone tells what is new: no index on `created_at` is kept for it.
 */
export const firstIdOf = (moment: string) =>
  `(lpad(to_hex(floor(extract(epoch FROM ${moment}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;

/** Monday of this week, 00:00 by the clocks of a time zone, without zone. @param zone the parameter that names it */
export const mondayIn = (zone: string) => `date_trunc('week', now() AT TIME ZONE ${zone})`;

/** The moment at which this week began, said in place, so that the planner knows how few rows are younger. */
export const weekBeganIn = (zone: string) => `(${mondayIn(zone)} AT TIME ZONE ${zone})`;
