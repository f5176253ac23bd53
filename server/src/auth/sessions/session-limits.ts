/** The idle time of a session, for the office and for members (SESSION-5). */
const IDLE_MINUTES = { office: 30, member: 60 };

/** The maximum lifetime of a session. */
export const ABSOLUTE_HOURS = 12;

/** SQL: the idle time of `users u` as an interval. */
export const IDLE_TIME = `make_interval(mins => CASE u.role WHEN 'STANDARD' THEN ${IDLE_MINUTES.member} ELSE ${IDLE_MINUTES.office} END)`;
