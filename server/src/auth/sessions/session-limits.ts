/** How long a session of the office's people, and one of a member, lives without use (SESSION-5). */
const IDLE_MINUTES = { office: 30, member: 60 };

/** How long a session lives at all. */
export const ABSOLUTE_HOURS = 12;

/** SQL: the idle time of `users u` as an interval. */
export const IDLE_TIME = `make_interval(mins => CASE u.role WHEN 'STANDARD' THEN ${IDLE_MINUTES.member} ELSE ${IDLE_MINUTES.office} END)`;
