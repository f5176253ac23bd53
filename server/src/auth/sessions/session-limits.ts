import { Role } from '../../common/actor.js';

/** How long a session lives without use (SESSION-5). */
export const IDLE_MINUTES = { [Role.MASTER_ADMIN]: 30, [Role.STANDARD]: 60 };

/** How long a session lives at all. */
export const ABSOLUTE_HOURS = 12;

/** SQL: the idle time of `users u` as an interval. */
export const IDLE_TIME = `make_interval(mins => CASE u.role WHEN 'MASTER_ADMIN' THEN ${IDLE_MINUTES.MASTER_ADMIN} ELSE ${IDLE_MINUTES.STANDARD} END)`;
