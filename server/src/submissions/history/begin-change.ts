import type { EntityManager } from 'typeorm';
import type { Actor } from '../../common/actor.js';

/** The actor's name in a claim's history. */
function nameOf(actor: Actor): string {
  if (actor.kind === 'token') return `API token ${actor.name}`;
  return actor.kind === 'user' ? actor.name || actor.email : 'Prorata';
}

/**
 * Tells the history triggers (migration keep-claim-history) who makes the change in this transaction, and what it is.
 * Call it after locking the claim, so that its timestamp is later than that of every earlier change.
 * @param action a short description for people, for example `Edited`
 * @returns the time of the change, exact to the microsecond
 */
export async function beginChange(
  tx: EntityManager,
  actor: Actor,
  submissionId: string,
  action: string,
): Promise<string> {
  const [row] = await tx.query<{ at: string }[]>(
    `WITH moment AS (
       SELECT greatest(clock_timestamp(), max(at) + interval '1 microsecond') AS at FROM claim_versions WHERE submission_id = $1
     )
     SELECT set_config('prorata.change', jsonb_build_object('at', at, 'actorName', $2::text, 'action', $3::text)::text, true)::jsonb->>'at' AS at
     FROM moment`,
    [submissionId, nameOf(actor), action],
  );
  return row!.at;
}
