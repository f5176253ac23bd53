import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { BadInput, Conflict, NotFound } from '../common/errors.js';
import { finishJob, takeOverLease } from '../jobs/job-lease.js';
import { requestJob } from '../jobs/outbox.js';
import { alteredText, hasDigest } from '../rules-versions/rules-digest.js';
import { RulesState, RulesVersion } from '../rules-versions/rules-version.entity.js';
import { findRun, lockRun } from './find-run.js';
import { AssessmentState, isOpen } from './assessment-state.js';

/** Serialises the assignment of numbers. */
const NUMBERING = 'LOCK TABLE assessment_runs IN SHARE ROW EXCLUSIVE MODE';

/** The SIDs that were removed at `given.moment`. */
const REMOVED_AS_OF = `SELECT d.sid FROM claim_decisions d
  WHERE d.kind = 'REMOVE' AND d.state IN ('IN_FORCE', 'REPLACED') AND d.decided_at <= given.moment
    AND (d.replaced_at IS NULL OR d.replaced_at > given.moment) ORDER BY 1`;

/** How long to wait for a batch to commit. */
const BATCH_MS = 4_000;

/** Starts and cancels assessment runs. The worker computes them. */
@Injectable()
export class StartAssessmentService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Starts a run by a version of the rules (RUN-1).
   * @param moment the claims are assessed as they were then; null for now
   * @param anew whether every claim is computed, also those that have not changed since an earlier run
   * @returns the run's id
   * @throws NotFound, BadInput, Conflict for rules that are not approved
   */
  start(actor: UserActor, rulesNumber: number, moment: Date | null, anew: boolean): Promise<string> {
    if (moment && moment.getTime() > Date.now())
      throw new BadInput('A run looks at claims as they were, so its time cannot be in the future.', {
        moment: 'Use a time in the past',
      });
    return this.db.transaction((tx) => startRun(tx, actor, rulesNumber, moment, anew));
  }

  /**
   * Cancels a run that the worker has not ended. The batch that it computes is refused, and its lease is revoked, so that
   * the worker ends its thread. @throws NotFound, Conflict
   */
  async cancel(actor: UserActor, id: string, version: number): Promise<void> {
    const { state } = await findRun(this.db.manager, id);
    const ended = 'This run has ended already, so it cannot be cancelled.';
    if (!isOpen(state)) throw new Conflict(ended);
    await this.db.transaction(async (tx) => {
      await tx.query(`SET LOCAL lock_timeout = ${BATCH_MS}`);
      const run = await lockRun(tx, id, version);
      if (!isOpen(run.state)) throw new Conflict(ended);
      await tx.query(
        `UPDATE assessment_runs SET state = $2, message = NULL, finished_at = now(), updated_at = now(), version = version + 1 WHERE id = $1`,
        [id, AssessmentState.CANCELLED],
      );
      await recordAudit(tx, actor, 'assessment.cancelled', { type: 'assessment', id });
    });
    const lease = await takeOverLease(this.db, 'compute-assessment', { assessmentRunId: id });
    if (lease) await finishJob(this.db, lease);
  }
}

/**
 * Starts a run within a transaction (RUN-1). What the worker would not find again is fixed now: which claims were removed
 * by the decisions as of the moment, and which are duplicates.
 * @param moment the claims are assessed as they were then; null for now
 * @param anew whether every claim is computed, also those that have not changed since an earlier run
 * @returns the run's id
 * @throws NotFound, Conflict for rules that are not approved
 */
export async function startRun(
  tx: EntityManager,
  actor: UserActor,
  rulesNumber: number,
  moment: Date | null,
  anew = false,
): Promise<string> {
  const rules = await approvedRules(tx, rulesNumber);
  await tx.query(NUMBERING);
  const [run] = await tx.query<[{ id: string; number: number; moment: string }]>(
    `INSERT INTO assessment_runs (number, rules_id, rules_sha256, rules_author_id, moment, maker_id, anew, removed_sids, duplicate_ids)
     SELECT (SELECT coalesce(max(number), 0) + 1 FROM assessment_runs), $1::uuid, $2::bytea, $3::uuid, given.moment, $5::uuid, $6::boolean,
       ARRAY(${REMOVED_AS_OF}),
       ARRAY(SELECT DISTINCT duplicate_id FROM double_up_marks WHERE duplicate_id IS NOT NULL ORDER BY 1)
     FROM (SELECT coalesce($4::timestamptz, clock_timestamp()) AS moment) given
     RETURNING id, number, moment::text`,
    [rules.id, rules.sha256, rules.authorId, moment, actor.userId, anew],
  );
  const { id, number } = run;
  const details = { number, rules: rules.sha256.toString('hex'), moment: run.moment, ...(anew && { anew }) };
  await recordAudit(tx, actor, 'assessment.started', { type: 'assessment', id }, details);
  await requestJob(tx, 'compute-assessment', { assessmentRunId: id });
  return id;
}

async function approvedRules(tx: EntityManager, number: number): Promise<RulesVersion> {
  const lock = { mode: 'pessimistic_read' as const };
  const rules = await tx.findOne(RulesVersion, { where: { number }, lock });
  if (!rules) throw new NotFound(`There is no version ${number} of the rules.`);
  if (rules.state !== RulesState.APPROVED)
    throw new Conflict(
      rules.state === RulesState.DRAFT
        ? `Version ${number} of the rules is a draft. Claims are assessed by approved rules only.`
        : `Version ${number} of the rules is retired. Choose an approved version.`,
    );
  if (!hasDigest(rules.document, rules.sha256)) throw new Conflict(alteredText(number));
  return rules;
}
