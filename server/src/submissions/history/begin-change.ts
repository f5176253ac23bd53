import type { EntityManager } from 'typeorm';
import type { Actor } from '../../common/actor.js';

/** Who is named in a claim's history. */
function nameOf(actor: Actor): string {
  if (actor.kind === 'token') return `API token ${actor.name}`;
  return actor.kind === 'user' ? actor.name || actor.email : 'Prorata';
}

/**
 * Says who changes a claim in this transaction, and as what, for the triggers that keep its history (migration
 * keep-claim-history). Call it once the claim is locked: the moment is later than that of every change before it.
 * @param action a word for a person, for example `Edited`
 * @returns the moment of the change, exact to the microsecond
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
