/**
 * SQL for the lowest version 7 UUID of rows created from a moment on. These ids increase with time, so the primary key
 * finds new rows and no index on `created_at` is needed.
 */
export const firstIdOf = (moment: string) =>
  `(lpad(to_hex(floor(extract(epoch FROM ${moment}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;

/** Monday of this week, 00:00 local time, without a zone. @param zone the parameter with the time zone */
export const mondayIn = (zone: string) => `date_trunc('week', now() AT TIME ZONE ${zone})`;

/** The moment at which this week began, inline, so that the planner can estimate how few rows are newer. */
export const weekBeganIn = (zone: string) => `(${mondayIn(zone)} AT TIME ZONE ${zone})`;
