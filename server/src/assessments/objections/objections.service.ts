import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { Actor, UserActor } from '../../common/actor.js';
import { checkInput } from '../../common/check-input.js';
import { Conflict } from '../../common/errors.js';
import { isMember, reach } from '../../common/policy.js';
import { objectionDayOf } from '../../deadlines/effective-deadlines.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import { objectionSchema } from '../../rules/objection-schema.js';
import { Permission } from '../../rules/permissions.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { visibleSubmission } from '../../submissions/reading/visible-submission.js';
import type { Submission } from '../../submissions/submission.entity.js';
import { AssessedClaim } from '../assessed-claim.entity.js';
import type { AssessmentRun } from '../assessment-run.entity.js';
import { publishedRun } from '../published-run.js';
import { isAfterDay } from '../../scheme/today-in.js';
import { findObjection, lockOpenObjection, noObjection } from './lock-objection.js';
import type { ClaimObjectionsModel, ObjectionModel } from './objection.model.js';
import type { RaiseObjectionArgs } from './objection.args.js';
import { ObjectionMails } from './objection-mails.js';
import { ObjectionState } from './objection-state.js';
import { Objection } from './objection.entity.js';
import type { VersionArgs } from '../../common/version.args.js';
import { recordDecisionsRead } from './latest-objection.js';
import { MOST_OF_A_CLAIM, readObjection, readObjectionsOf } from './read-objections.js';

const OPEN_ALREADY =
  'An objection to the assessment of this claim is open already. It has to be decided or withdrawn first.';
const TOO_MANY = `This claim has had ${MOST_OF_A_CLAIM} objections, which is the most. Please write to the settlement administrator instead.`;

/** Objections as the owner of a claim sees and raises them. The office may record one for a member who wrote a letter. */
@Injectable()
export class ObjectionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly idempotency: IdempotencyService,
    private readonly mails: ObjectionMails,
  ) {}

  /**
   * The objections to the assessments of a claim; null while no run with the claim is published.
   * @throws NotFound, also for somebody else's claim
   */
  async of(actor: Actor, submissionId: string): Promise<ClaimObjectionsModel | null> {
    const claim = await visibleSubmission(this.db, actor, submissionId);
    const run = await publishedRun(this.db);
    if (!run || !(await isAssessed(this.db.manager, run, claim))) return null;
    const objections = await readObjectionsOf(this.db, claim.id);
    const isDecided = objections.some(
      ({ state, endedAt }) => endedAt !== null && state !== ObjectionState.WITHDRAWN,
    );
    if (isDecided && actor.kind === 'user' && isMember(actor))
      await recordDecisionsRead(this.db, actor, claim.id);
    const hasOpen = objections.some(({ endedAt }) => endedAt === null);
    const mayRaise = !hasOpen && objections.length < MOST_OF_A_CLAIM;
    const objectionsUntil = await objectionDayOf(this.db, run, claim);
    return {
      objectionsUntil,
      isLate: this.isLate(objectionsUntil),
      mayRaise: mayRaise && reach(actor, Permission.ObjectionsDecide) !== 'none',
      objections,
    };
  }

  /**
   * Objects to the published assessment of a claim (OBJECT-1). After the last day it is accepted as late (OBJECT-2).
   * @param key the same call with the same key takes effect once
   * @throws NotFound, also for somebody else's claim; BadInput; Conflict while one is open, for a claim that is not
   * assessed, and for one that has had the most
   */
  raise(actor: UserActor, given: RaiseObjectionArgs, key: string | undefined): Promise<ObjectionModel> {
    const { submissionId, grounds, ownFigure, lateBecause } = given;
    const texts = { grounds, ownFigure: ownFigure ?? '', lateBecause: lateBecause ?? '' };
    const checked = checkInput<typeof texts>(objectionSchema, texts);
    return this.db.transaction(async (tx) => {
      const claim = await visibleSubmission(tx, actor, submissionId);
      const body = { submissionId: claim.id, ...checked };
      const { id } = await this.idempotency.once(tx, actor, 'raise-objection', key, body, () =>
        this.insert(tx, actor, claim, checked),
      );
      return (await readObjection(tx, id))!;
    });
  }

  /** Withdraws an open objection. @throws NotFound, also for somebody else's; Conflict when it has ended, or changed */
  withdraw(actor: UserActor, given: VersionArgs): Promise<ObjectionModel> {
    return this.db.transaction(async (tx) => {
      const { submissionId } = await findObjection(tx, given.id);
      const claim = await visibleSubmission(tx, actor, submissionId).catch(() => {
        throw noObjection();
      });
      const objection = await lockOpenObjection(tx, given);
      await tx.query(
        `UPDATE objections SET state = $2, ended_by_id = $3, ended_at = now(), updated_at = now(), version = version + 1
         WHERE id = $1`,
        [objection.id, ObjectionState.WITHDRAWN, actor.userId],
      );
      await recordAudit(
        tx,
        actor,
        'objection.withdrawn',
        { type: 'objection', id: objection.id },
        { submissionId },
      );
      await this.mails.withdrawn(tx, claim, objection, ObjectionState.WITHDRAWN);
      return (await readObjection(tx, objection.id))!;
    });
  }

  private async insert(
    tx: EntityManager,
    actor: UserActor,
    claim: Submission,
    { grounds, ownFigure, lateBecause }: { grounds: string; ownFigure: string; lateBecause: string },
  ): Promise<{ id: string }> {
    const run = await publishedRun(tx);
    if (!run || !(await isAssessed(tx, run, claim)))
      throw new Conflict('There is no published assessment of this claim to object to.');
    if ((await tx.countBy(Objection, { submissionId: claim.id })) >= MOST_OF_A_CLAIM)
      throw new Conflict(TOO_MANY);
    const late = this.isLate(await objectionDayOf(tx, run, claim));
    const [objection] = await tx.query<Pick<Objection, 'id' | 'officerId' | 'runId'>[]>(
      `INSERT INTO objections (submission_id, run_id, raised_by_id, grounds, own_figure, late, late_because)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING
       RETURNING id, officer_id AS "officerId", run_id AS "runId"`,
      [claim.id, run.id, actor.userId, grounds, ownFigure || null, late, late ? lateBecause : ''],
    );
    if (!objection) throw new Conflict(OPEN_ALREADY);
    await recordAudit(
      tx,
      actor,
      'objection.raised',
      { type: 'objection', id: objection.id },
      { submissionId: claim.id, run: run.number, late },
    );
    await this.mails.raised(tx, claim, objection);
    return { id: objection.id };
  }

  private isLate(objectionsUntil: string): boolean {
    return isAfterDay(new Date(), objectionsUntil, this.scheme.timeZone);
  }
}

function isAssessed(tx: EntityManager, { id: runId }: AssessmentRun, { id }: Submission): Promise<boolean> {
  return tx.existsBy(AssessedClaim, { runId, submissionId: id });
}
