import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { AuditSubject } from '../audit/audit-actions.js';
import { type Act, ActCodes } from '../auth/acts/act-codes.js';
import type { UserActor } from '../common/actor.js';
import { BadInput, Conflict } from '../common/errors.js';
import { DeadlineKind } from '../deadlines/deadline.entity.js';
import { lastExtendedDay } from '../deadlines/effective-deadlines.js';
import { openDeadline } from '../deadlines/open-deadline.js';
import { requestJob } from '../jobs/outbox.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import { dayText } from '../rules/day-text.js';
import { isDay } from '../rules/rule-checks.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { AssessmentAct, refusalOf, namedAct } from './assessment-acts.js';
import type { AssessmentRun } from './assessment-run.entity.js';
import { AssessmentState, statesBefore } from './assessment-state.js';
import { findRun, lockRun } from './find-run.js';
import { todayIn } from '../scheme/today-in.js';

/** An act on a run in the version that was read, with the mailed code for it. */
export interface ConfirmedAct {
  id: string;
  version: number;
  code: string;
}

/** What people do with computed runs, each with a code for exactly this action (RUN-5, ACT-1). */
@Injectable()
export class AssessmentActsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly codes: ActCodes,
  ) {}

  /** Mails the code for an act on a run in the version that was read. @throws NotFound, Conflict, RateLimited */
  async sendCode(actor: UserActor, id: string, version: number, act: AssessmentAct): Promise<void> {
    const run = await findRun(this.db.manager, id);
    this.refuse(act, run, actor);
    if (act === AssessmentAct.FINALISE) await this.refuseOpenExtension(this.db.manager, run);
    if (run.version !== version)
      throw new Conflict(`Run ${run.number} was changed since you opened it. Reload it and look again.`);
    await this.codes.send(actor, actOf(act, run));
  }

  /** Confirms the review. @throws BadInput, NotFound, Conflict, RateLimited */
  review(actor: UserActor, given: ConfirmedAct): Promise<void> {
    return this.confirm(actor, given, AssessmentAct.REVIEW, async (tx, run) => {
      await move(tx, run, AssessmentState.REVIEWED, 'reviewer_id = $4, reviewed_at = now()', [actor.userId]);
      await recordAudit(tx, actor, 'assessment.reviewed', subject(run), { sha256: hashOf(run) });
    });
  }

  /** Withdraws a run instead of reviewing it. @throws BadInput, NotFound, Conflict, RateLimited */
  withdraw(actor: UserActor, given: ConfirmedAct, reason: string): Promise<void> {
    const because = cleanMessage(reason);
    return this.confirm(actor, given, AssessmentAct.WITHDRAW, async (tx, run) => {
      const set = 'reviewer_id = $4, reviewed_at = now(), withdrawn_because = $5';
      await move(tx, run, AssessmentState.WITHDRAWN, set, [actor.userId, because]);
      await recordAudit(tx, actor, 'assessment.withdrawn', subject(run), { sha256: hashOf(run), because });
    });
  }

  /** Approves a reviewed run. @throws BadInput, NotFound, Conflict, RateLimited */
  approve(actor: UserActor, given: ConfirmedAct): Promise<void> {
    return this.confirm(actor, given, AssessmentAct.APPROVE, async (tx, run) => {
      await move(tx, run, AssessmentState.APPROVED, 'approver_id = $4, approved_at = now()', [actor.userId]);
      await recordAudit(tx, actor, 'assessment.approved', subject(run), { sha256: hashOf(run) });
    });
  }

  /**
   * Publishes an approved run; the one published before is superseded.
   * @param objectionsUntil the last day for objections, yyyy-MM-dd; a day without business moves to the next one
   * @throws BadInput, NotFound, Conflict, RateLimited
   */
  publish(actor: UserActor, given: ConfirmedAct, objectionsUntil: string): Promise<void> {
    if (!isDay(objectionsUntil) || objectionsUntil <= this.today())
      throw new BadInput('Members need time to object.', { objectionsUntil: 'Use a day after today' });
    return this.confirm(actor, given, AssessmentAct.PUBLISH, async (tx, run) => {
      await supersede(tx, actor, run);
      const { due } = await openDeadline(tx, this.scheme.timeZone, {
        kind: DeadlineKind.OBJECTION,
        runId: run.id,
        day: objectionsUntil,
        reason: `Named when run ${run.number} was published`,
        setById: actor.userId,
      });
      const set = 'objections_until = $4, published_at = now()';
      await move(tx, run, AssessmentState.PUBLISHED, set, [due]);
      const details = { sha256: hashOf(run), objectionsUntil: due };
      await recordAudit(tx, actor, 'assessment.published', subject(run), details);
      await requestJob(tx, 'announce-assessment', { assessmentRunId: run.id });
    });
  }

  /**
   * Confirms that a published run is final; it is when a second person has confirmed it too.
   * @throws BadInput, NotFound, Conflict, RateLimited
   */
  finalise(actor: UserActor, given: ConfirmedAct): Promise<void> {
    return this.confirm(actor, given, AssessmentAct.FINALISE, async (tx, run) => {
      await this.refuseOpenExtension(tx, run);
      const isFinal = run.finaliserId !== null;
      if (isFinal)
        await move(tx, run, AssessmentState.FINAL, 'second_finaliser_id = $4, final_at = now()', [
          actor.userId,
        ]);
      else
        await tx.query(
          'UPDATE assessment_runs SET finaliser_id = $2, updated_at = now(), version = version + 1 WHERE id = $1',
          [run.id, actor.userId],
        );
      const details = { sha256: hashOf(run), isFinal };
      await recordAudit(tx, actor, 'assessment.final-confirmed', subject(run), details);
    });
  }

  /** @throws Conflict while a single claim has more time to object than the others (DEADLINE-4) */
  private async refuseOpenExtension(tx: EntityManager, run: AssessmentRun): Promise<void> {
    const last = await lastExtendedDay(tx, run.id);
    if (last !== null && this.today() <= last)
      throw new Conflict(
        `A member may object until the end of ${dayText(last)}, by an extension. A run is final only after that.`,
      );
  }

  private async confirm(
    actor: UserActor,
    { id, version, code }: ConfirmedAct,
    act: AssessmentAct,
    work: (tx: EntityManager, run: AssessmentRun) => Promise<void>,
  ): Promise<void> {
    const seen = await findRun(this.db.manager, id);
    this.refuse(act, seen, actor);
    await this.codes.confirmed(
      actor,
      { ...actOf(act, seen), key: keyOf(act, seen, version) },
      code,
      async (tx) => {
        const run = await lockRun(tx, id, version);
        this.refuse(act, run, actor);
        await work(tx, run);
      },
    );
  }

  private refuse(act: AssessmentAct, run: AssessmentRun, actor: UserActor): void {
    const refusal = refusalOf(act, run, actor, this.today());
    if (refusal) throw new Conflict(refusal);
  }

  private today(): string {
    return todayIn(this.scheme.timeZone);
  }
}

function actOf(act: AssessmentAct, run: AssessmentRun): Act {
  return { key: keyOf(act, run, run.version), named: namedAct(act, run.number) };
}

function keyOf(act: AssessmentAct, { number }: AssessmentRun, version: number): string {
  return `${act.toLowerCase()}-assessment ${number} version ${version}`;
}

function subject({ id }: AssessmentRun): AuditSubject<'assessment.reviewed'> {
  return { type: 'assessment', id };
}

function hashOf({ frozenSha256 }: AssessmentRun): string {
  return frozenSha256!.toString('hex');
}

/** Moves a locked run. @param set further columns, with their values from $4 on */
async function move(
  tx: EntityManager,
  { id }: AssessmentRun,
  state: AssessmentState,
  set: string,
  values: readonly unknown[],
): Promise<void> {
  const [, moved] = await tx.query<[unknown[], number]>(
    `UPDATE assessment_runs SET state = $2, updated_at = now(), version = version + 1, ${set}
     WHERE id = $1 AND state = ANY ($3::assessment_state[])`,
    [id, state, statesBefore(state), ...values],
  );
  if (moved !== 1) throw new Conflict('This run was changed in the meantime. Reload it and look again.');
}

/**
 * Supersedes the published run. Of two that are published at once, the second waits here and then finds the first.
 * @throws Conflict when a later run was published: members would get back what it corrected
 */
async function supersede(
  tx: EntityManager,
  actor: UserActor,
  { id: by, number }: AssessmentRun,
): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', ['publish-assessment']);
  const [later] = await tx.query<{ number: number }[]>(
    'SELECT number FROM assessment_runs WHERE number > $1 AND published_at IS NOT NULL ORDER BY number DESC LIMIT 1',
    [number],
  );
  if (later)
    throw new Conflict(
      `Run ${later.number}, which is later, was published already. Start another run if it has to be replaced.`,
    );
  const [rows] = await tx.query<[{ id: string }[], number]>(
    `UPDATE assessment_runs SET state = 'SUPERSEDED', updated_at = now(), version = version + 1
     WHERE state = 'PUBLISHED' RETURNING id`,
  );
  for (const { id } of rows)
    await recordAudit(tx, actor, 'assessment.superseded', { type: 'assessment', id }, { by });
}
