import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { UserActor } from '../../common/actor.js';
import { checkInput } from '../../common/check-input.js';
import { BadInput, Conflict, NotFound } from '../../common/errors.js';
import { may } from '../../common/policy.js';
import { Permission } from '../../rules/permissions.js';
import { reasonSchema } from '../../rules/reason-schema.js';
import { visibleSubmission } from '../../submissions/reading/visible-submission.js';
import { readAccepted } from '../accepted-findings.js';
import { findRun } from '../find-run.js';
import { ClaimTraces } from '../tracing/claim-traces.js';
import { findObjection, lockOpenObjection } from './lock-objection.js';
import { ObjectionMails } from './objection-mails.js';
import type { ObjectionState } from './objection-state.js';
import type { AssignObjectionArgs, DecideObjectionArgs } from './objection.args.js';
import type { ObjectionOfficer, ObjectionPage, ObjectionReview } from './objection.model.js';
import { lockOfficer, readObjection, readObjectionPage, readOfficers } from './read-objections.js';

/** Objections as the office reads, assigns and decides them. */
@Injectable()
export class ObjectionReviewService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly mails: ObjectionMails,
    private readonly traces: ClaimTraces,
  ) {}

  /** A page of the objections in a state; open ones with the longest wait first. */
  page(state: ObjectionState | undefined, page: number): Promise<ObjectionPage> {
    return readObjectionPage(this.db, state, page);
  }

  /** Who may be made the officer of an objection. */
  officers(actor: UserActor): Promise<ObjectionOfficer[]> {
    return readOfficers(this.db, actor);
  }

  /** An objection with all that it is decided by. @throws NotFound */
  async get(actor: UserActor, id: string): Promise<ObjectionReview> {
    const { officerId, endedAt, submissionId, runId } = await findObjection(this.db.manager, id);
    const run = await findRun(this.db.manager, runId);
    const result = await this.traces.result(run, submissionId);
    if (!result) throw new NotFound(`Run ${run.number} has no result for this claim.`);
    const found = await this.traces.trace(result);
    const accepted = await readAccepted(this.db, submissionId);
    const mayAssign = endedAt === null && may(actor, Permission.ObjectionsDecide);
    return {
      objection: (await readObjection(this.db, id))!,
      trace: { ...found, accepted, mayAccept: false },
      present: (await this.traces.present(result)) ?? null,
      mayAssign,
      mayDecide: mayAssign && officerId === actor.userId,
    };
  }

  /**
   * Makes somebody the officer of an open objection, which is under review from then on (OBJECT-4).
   * @throws NotFound; BadInput for somebody who may not decide it or whose account is disabled; Conflict
   */
  assign(actor: UserActor, { officerId, ...given }: AssignObjectionArgs): Promise<void> {
    return this.db.transaction(async (tx) => {
      const objection = await lockOpenObjection(tx, given);
      const officer = isUUID(officerId) ? await lockOfficer(tx, officerId) : undefined;
      if (!officer)
        throw new BadInput('This person cannot decide objections, or the account is disabled.', {
          officerId: 'Choose somebody who may decide objections',
        });
      if (objection.officerId === officer.id) return;
      await tx.query(
        `UPDATE objections SET state = 'UNDER_REVIEW', officer_id = $2, assigned_at = now(), updated_at = now(),
           version = version + 1 WHERE id = $1`,
        [objection.id, officer.id],
      );
      await recordAudit(
        tx,
        actor,
        'objection.assigned',
        { type: 'objection', id: objection.id },
        { submissionId: objection.submissionId, officer: officer.id },
      );
      if (officer.id === actor.userId) return;
      const claim = await visibleSubmission(tx, actor, objection.submissionId);
      await this.mails.assigned(tx, claim, objection, officer.email);
    });
  }

  /**
   * Decides an objection, as its officer (OBJECT-5).
   * @throws NotFound; BadInput without a reason; Conflict for anybody but its officer, when it has ended, or changed
   */
  decide(actor: UserActor, { outcome, reason, ...given }: DecideObjectionArgs): Promise<void> {
    const because = checkInput<{ reason: string }>(reasonSchema, { reason }).reason;
    return this.db.transaction(async (tx) => {
      const objection = await lockOpenObjection(tx, given);
      const { id, officerId, submissionId } = objection;
      if (officerId !== actor.userId)
        throw new Conflict('Only the officer of an objection decides it. Assign it to yourself first.');
      await tx.query(
        `UPDATE objections SET state = $2, reason = $3, ended_by_id = $4, ended_at = now(),
           updated_at = now(), version = version + 1 WHERE id = $1`,
        [id, outcome, because, actor.userId],
      );
      await recordAudit(tx, actor, 'objection.decided', { type: 'objection', id }, { submissionId, outcome });
      const claim = await visibleSubmission(tx, actor, submissionId);
      await this.mails.decided(tx, claim, objection, outcome);
    });
  }
}
