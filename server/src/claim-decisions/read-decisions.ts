import type { DataSource, EntityManager } from 'typeorm';
import type { ClaimDecisionModel } from './claim-decision.model.js';

/** SQL that joins the claim `s` of a decision `d`: the one that had its SID then, whatever its SID is now (DECIDE-10). */
export const CLAIM_OF_DECISION =
  'LEFT JOIN submissions s ON s.id = coalesce(d.submission_id, (SELECT x.id FROM submissions x WHERE x.sid = d.sid))';

const DECISIONS = `SELECT d.id, d.sid, s.id AS "submissionId", d.kind, d.origin, d.state, d.reason, d.cure_until::text AS "cureUntil",
    (SELECT max(l.due)::text FROM deadlines l WHERE l.decision_id = d.id) AS "answerBy",
    m.name AS maker, d.proposed_at AS "proposedAt", c.name AS checker, d.decided_at AS "decidedAt",
    d.refused_because AS "refusedBecause", d.replaced_at AS "replacedAt", d.version,
    d.maker_id IS NOT DISTINCT FROM $1 AS "isOwn",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'fileName', a.file_name) ORDER BY a.id), '[]')
     FROM attachments a WHERE a.id = ANY (d.evidence_ids) AND a.submission_id = s.id) AS evidence
  FROM claim_decisions d ${CLAIM_OF_DECISION}
    LEFT JOIN users m ON m.id = d.maker_id LEFT JOIN users c ON c.id = d.checker_id`;

/** The number of waiting decisions that are listed. */
const MOST_WAITING = 200;

type Reader = DataSource | EntityManager;

/** All decisions on a claim, the newest first, also under another SID. @param readerId the user who asks; null for a script */
export function readDecisionsOf(
  db: Reader,
  readerId: string | null,
  { id, sid }: { id: string; sid: string | null },
): Promise<ClaimDecisionModel[]> {
  return db.query(
    `${DECISIONS} WHERE d.submission_id = $2 OR (d.submission_id IS NULL AND d.sid = $3) ORDER BY d.proposed_at DESC, d.id DESC`,
    [readerId, id, sid],
  );
}

/** The decisions that wait for a second person, the oldest first. */
export function readWaitingDecisions(db: Reader, readerId: string): Promise<ClaimDecisionModel[]> {
  return db.query(
    `${DECISIONS} WHERE d.state = 'PROPOSED' ORDER BY d.proposed_at, d.id LIMIT ${MOST_WAITING}`,
    [readerId],
  );
}

/** One decision; undefined when there is none. */
export async function readDecision(
  db: Reader,
  readerId: string,
  id: string,
): Promise<ClaimDecisionModel | undefined> {
  const [found] = await db.query<ClaimDecisionModel[]>(`${DECISIONS} WHERE d.id = $2`, [readerId, id]);
  return found;
}
