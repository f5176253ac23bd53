/** A timestamp as text, to the microsecond, in UTC regardless of the session's time zone. */
export const asMoment = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The columns of `SealedEntry`. */
export const ENTRY_COLUMNS = `id::text, ${asMoment('at')} AS at, actor_kind AS "actorKind", actor_id::text AS "actorId",
  action, subject_type AS "subjectType", subject_id AS "subjectId", details::text`;

/** The columns of `Seal`. */
export const SEAL_COLUMNS = `number::int, ${asMoment('sealed_at')} AS "sealedAt", ids::text, through::text, digests, hash`;

/**
 * Minutes for which a skipped id may still appear: a transaction takes its ids before it commits, and none takes this
 * long. An entry that appears later was added by hand.
 */
export const OPEN_MINUTES = 60;

/** All entries up to this id are sealed, and no more can be added. */
export const CLOSED_THROUGH = `coalesce((
  SELECT through FROM audit_seals WHERE sealed_at <= now() - interval '${OPEN_MINUTES} minutes' ORDER BY number DESC LIMIT 1
), 0)`;
