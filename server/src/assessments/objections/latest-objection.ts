import { Field, ObjectType } from '@nestjs/graphql';
import type { DataSource } from 'typeorm';
import { auditedSql } from '../../audit/audited-sql.js';
import type { UserActor } from '../../common/actor.js';
import { ObjectionState } from './objection-state.js';

/** How far the newest objection to the assessment of a claim is. */
@ObjectType()
export class LatestObjection {
  @Field(() => ObjectionState) state: ObjectionState;
  @Field() raisedAt: Date;
  @Field(() => Date, { nullable: true, description: 'When it was decided' }) endedAt: Date | null;
}

/**
 * SQL for the newest objection of a claim that was not withdrawn, with `id`, `state`, `raisedAt` and `endedAt`; no row
 * without one.
 * @param claimId SQL of the claim's id
 */
export const latestObjectionSql = (claimId: string): string =>
  `SELECT o.id, o.state, o.created_at AS "raisedAt", o.ended_at AS "endedAt" FROM objections o
   WHERE o.submission_id = ${claimId} AND o.state <> '${ObjectionState.WITHDRAWN}'
   ORDER BY o.created_at DESC, o.id DESC LIMIT 1`;

/** The newest objection of a claim that was not withdrawn. */
export async function readLatestObjection(
  db: DataSource,
  submissionId: string,
): Promise<LatestObjection | null> {
  const [found] = await db.query<(LatestObjection & { id: string })[]>(latestObjectionSql('$1'), [
    submissionId,
  ]);
  return found ?? null;
}

/**
 * SQL for whether somebody has read the decision of an objection.
 * @param objection an alias with `id` and when it ended
 * @param reader SQL of the reader's id
 */
export const wasDecisionReadSql = (objection: { id: string; endedAt: string }, reader: string): string =>
  `EXISTS (
     SELECT FROM audit_entries e WHERE e.subject_type = 'objection' AND e.subject_id = ${objection.id}::text
       AND e.action = 'objection.read' AND e.actor_id = ${reader} AND e.at >= ${objection.endedAt})`;

/** Records that a member has read the decisions on the objections of an own claim, each once (OBJECT-11). */
export async function recordDecisionsRead(
  db: DataSource,
  { userId }: UserActor,
  submissionId: string,
): Promise<void> {
  await db.query(
    `INSERT INTO audit_entries (actor_kind, actor_id, action, subject_type, subject_id)
     SELECT 'user', $1::uuid, ${auditedSql('objection.read', 'objection')}, o.id::text FROM objections o
     WHERE o.submission_id = $2 AND o.ended_at IS NOT NULL AND o.state <> '${ObjectionState.WITHDRAWN}'
       AND NOT ${wasDecisionReadSql({ id: 'o.id', endedAt: 'o.ended_at' }, '$1::uuid')}`,
    [userId, submissionId],
  );
}
