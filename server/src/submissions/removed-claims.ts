import type { DataSource, EntityManager } from 'typeorm';
import { Conflict } from '../common/errors.js';
import type { RemovedSubmission } from './submission.model.js';

const inForce = (sid: string) =>
  `FROM claim_decisions d WHERE d.sid = ${sid} AND d.state = 'IN_FORCE' AND d.kind = 'REMOVE'`;

/** SQL that is true for a SID that was removed by the decision in force (DECIDE-1); never null. @param sid SQL for it */
export const isRemovedSql = (sid: string): string => `EXISTS (SELECT ${inForce(sid)})`;

/** SQL for what a removed claim's member is told (VIEW-12), null for other claims. @param sid SQL for its SID */
export const removalSql = (sid: string): string =>
  `(SELECT jsonb_build_object('message', d.reason, 'date', d.decided_on::text, 'answerBy', (
      SELECT max(l.due)::text FROM deadlines l WHERE l.decision_id = d.id
    )) ${inForce(sid)})`;

/** What the members of these claims are told, by SID; a claim that was not removed is left out. */
export async function removalsOf(
  db: DataSource | EntityManager,
  sids: readonly (string | null)[],
): Promise<Map<string, RemovedSubmission>> {
  const rows = await db.query<{ sid: string; removed: RemovedSubmission | null }[]>(
    `SELECT given.sid, ${removalSql('given.sid')} AS removed FROM unnest($1::text[]) given (sid)`,
    [sids.filter((sid) => sid !== null)],
  );
  return new Map(rows.flatMap(({ sid, removed }) => (removed ? [[sid, removed]] : [])));
}

/** Those of these SIDs that were removed. */
export async function removedAmong(
  db: DataSource | EntityManager,
  sids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ sid: string }[]>(
    `SELECT given.sid FROM unnest($1::text[]) given (sid) WHERE ${isRemovedSql('given.sid')}`,
    [sids],
  );
  return new Set(rows.map(({ sid }) => sid));
}

const REMOVED = 'This claim was removed from the settlement';
const WAITING = 'A decision on this claim waits for a second person';

/**
 * Refuses another SID for a claim that was removed, or on which a decision waits for its second person: decisions name claims
 * by their SID, so one person would undo what two decided (DECIDE-9). The caller holds the claim's lock.
 * @throws Conflict
 */
export async function refuseOtherSid(tx: EntityManager, sid: string): Promise<void> {
  const [decision] = await tx.query<{ state: string }[]>(
    `SELECT state FROM claim_decisions WHERE sid = $1 AND (state = 'PROPOSED' OR (state = 'IN_FORCE' AND kind = 'REMOVE'))
     ORDER BY state = 'PROPOSED' DESC LIMIT 1`,
    [sid],
  );
  if (decision?.state === 'PROPOSED')
    throw new Conflict(`${WAITING}. Confirm or refuse it before you change the SID.`, { sid: WAITING });
  if (decision) throw new Conflict(`${REMOVED}. Restore it before you change its SID.`, { sid: REMOVED });
}
