import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../common/actor.js';

/** The actor's name in a claim's history. */
function nameOf(actor: Actor): string {
  if (actor.kind === 'token') return `API token ${actor.name}`;
  return actor.kind === 'user' ? actor.name || actor.email : 'Prorata';
}

/**
 * Tells the triggers of claims (migrations keep-claim-history and create-bank-changes) who makes the change in this
 * transaction, and what it is. Call it after locking the claim, so that its timestamp is later than that of every earlier
 * change.
 * @param action a short description for people, for example `Edited`
 * @param bankChanged whether bank details change, which the columns of a claim show of most of them only
 * @returns the time of the change, exact to the microsecond
 */
export async function beginChange(
  tx: EntityManager,
  actor: Actor,
  submissionId: string,
  action: string,
  bankChanged: boolean,
): Promise<string> {
  const [row] = await tx.query<{ at: string }[]>(
    `WITH moment AS (
       SELECT greatest(clock_timestamp(), max(at) + interval '1 microsecond') AS at FROM claim_versions WHERE submission_id = $1
     )
     SELECT set_config('prorata.change', jsonb_build_object('at', at, 'actorName', $2::text, 'action', $3::text,
       'makerId', $4::uuid, 'bankChanged', to_jsonb($5::uuid[]))::text, true)::jsonb->>'at' AS at
     FROM moment`,
    [
      submissionId,
      nameOf(actor),
      action,
      actor.kind === 'system' ? null : accountOf(actor),
      bankChanged ? [submissionId] : [],
    ],
  );
  return row!.at;
}
