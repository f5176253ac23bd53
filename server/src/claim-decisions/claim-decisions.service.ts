import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { type Act, ActCodes } from '../auth/acts/act-codes.js';
import type { Caller, UserActor } from '../common/actor.js';
import { BadInput, Conflict, NotFound } from '../common/errors.js';
import { DeadlineKind } from '../deadlines/deadline.entity.js';
import { openDeadline } from '../deadlines/open-deadline.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import { isDay } from '../rules/rule-checks.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { todayIn } from '../scheme/today-in.js';
import { visibleSubmission } from '../submissions/reading/visible-submission.js';
import { removalsOf, removedAmong } from '../submissions/removed-claims.js';
import type { RemovedSubmission } from '../submissions/submission.model.js';
import { ClaimDecisionKind, ClaimDecisionState } from './claim-decision.entity.js';
import { ClaimDecisionMails } from './claim-decision-mails.js';
import type {
  ClaimDecisionModel,
  ConfirmDecisionArgs,
  DecideClaimArgs,
  RefuseDecisionArgs,
} from './claim-decision.model.js';
import { CLAIM_OF_DECISION, readDecision, readDecisionsOf, readWaitingDecisions } from './read-decisions.js';

/** A proposed decision, as far as its confirmation needs it. */
interface Proposed {
  id: string;
  sid: string;
  submissionId: string | null;
  kind: ClaimDecisionKind;
  state: ClaimDecisionState;
  reason: string;
  cureUntil: string | null;
  makerId: string | null;
  version: number;
}

/** Removes claims from the settlement and restores them: one person proposes, another confirms (DECIDE-1 to DECIDE-6). */
@Injectable()
export class ClaimDecisionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly codes: ActCodes,
    private readonly mails: ClaimDecisionMails,
  ) {}

  /** All decisions on a claim, the newest first. @throws NotFound */
  async of(actor: Caller, submissionId: string): Promise<ClaimDecisionModel[]> {
    const claim = await visibleSubmission(this.db, actor, submissionId);
    return readDecisionsOf(this.db, actor.kind === 'user' ? actor.userId : null, claim);
  }

  /** What the member of a removed claim is told (VIEW-24); null for a claim that is not removed. @throws NotFound */
  async removalOf(actor: Caller, submissionId: string): Promise<RemovedSubmission | null> {
    const { sid } = await visibleSubmission(this.db, actor, submissionId);
    if (sid === null) return null;
    return (await removalsOf(this.db, [sid])).get(sid) ?? null;
  }

  /** The decisions that wait for a second person, the oldest first. */
  waiting(actor: UserActor): Promise<ClaimDecisionModel[]> {
    return readWaitingDecisions(this.db, actor.userId);
  }

  /**
   * Proposes to remove a claim, or to restore a removed one; nothing changes for it until somebody else confirms.
   * @throws NotFound; BadInput for a day that has passed or a document of another claim; Conflict for a claim without SID,
   *   that is so already, or that has a waiting proposal
   */
  propose(actor: UserActor, given: DecideClaimArgs): Promise<ClaimDecisionModel> {
    const { kind, cureUntil = null } = given;
    this.checkDay(kind, cureUntil);
    return this.db.transaction(async (tx) => {
      const claim = await visibleSubmission(tx, actor, given.submissionId);
      const sid = await lockSid(tx, claim.id);
      if (sid === null)
        throw new Conflict('This claim has no SID yet, so it takes no part. Set its SID before you decide.');
      await refuseSame(tx, sid, kind);
      const evidence = await evidenceOf(tx, claim.id, given.evidenceIds ?? []);
      const because = cleanMessage(given.reason);
      const [made] = await tx.query<{ id: string }[]>(
        `INSERT INTO claim_decisions (sid, kind, reason, evidence_ids, cure_until, maker_id) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (sid) WHERE state = 'PROPOSED' DO NOTHING RETURNING id`,
        [sid, kind, because, evidence, cureUntil, actor.userId],
      );
      if (!made) throw new Conflict('A decision on this claim waits for a second person already.');
      const details = { decision: made.id, kind, because, cureUntil, evidence: evidence.length };
      const subject = { type: 'submission' as const, id: claim.id };
      await recordAudit(tx, actor, 'claim-decision.proposed', subject, details);
      await this.mails.notifyOffice(tx, claim, kind);
      return (await readDecision(tx, actor.userId, made.id))!;
    });
  }

  /** Mails the code with which a second person confirms. @throws NotFound, Conflict, RateLimited */
  async sendCode(actor: UserActor, id: string, version: number): Promise<void> {
    const decision = await this.find(this.db.manager, id);
    this.refuse(actor, decision, version);
    await this.codes.send(actor, actOf(decision, version));
  }

  /** Puts a proposed decision into force. @throws NotFound, BadInput, Conflict, RateLimited */
  async confirm(actor: UserActor, { id, version, code }: ConfirmDecisionArgs): Promise<ClaimDecisionModel> {
    const seen = await this.find(this.db.manager, id);
    this.refuse(actor, seen, version);
    return this.codes.confirmed(actor, actOf(seen, version), code, async (tx) => {
      const decision = await lock(tx, await this.find(tx, id), () => this.find(tx, id));
      this.refuse(actor, decision, version);
      const { sid, kind, cureUntil, submissionId } = decision;
      await refuseSame(tx, sid, kind);
      await tx.query(
        `UPDATE claim_decisions SET state = 'REPLACED', replaced_at = now(), version = version + 1,
           submission_id = coalesce(submission_id, $2)
         WHERE (sid = $1 OR submission_id = $2) AND state = 'IN_FORCE'`,
        [sid, submissionId],
      );
      await tx.query(
        `UPDATE claim_decisions SET state = 'IN_FORCE', checker_id = $2, decided_at = now(), decided_on = $3,
           version = version + 1 WHERE id = $1`,
        [id, actor.userId, this.today()],
      );
      const due =
        cureUntil === null ? null : await openCure(tx, this.scheme.timeZone, { ...decision, cureUntil });
      const subject = { type: 'submission' as const, id: submissionId ?? sid };
      await recordAudit(tx, actor, 'claim-decision.confirmed', subject, { decision: id, kind });
      await this.mails.notifyOwners(tx, sid, kind, due);
      return (await readDecision(tx, actor.userId, id))!;
    });
  }

  /** Refuses a proposed decision, or withdraws one's own, with a reason. @throws NotFound, Conflict */
  refuseProposal(actor: UserActor, { id, version, reason }: RefuseDecisionArgs): Promise<ClaimDecisionModel> {
    return this.db.transaction(async (tx) => {
      const decision = await lock(tx, await this.find(tx, id), () => this.find(tx, id));
      refuseChanged(decision, version);
      const isOwn = decision.makerId === actor.userId;
      const because = cleanMessage(reason);
      await tx.query(
        `UPDATE claim_decisions SET state = $2, checker_id = $3, decided_at = now(), decided_on = $4, refused_because = $5,
           version = version + 1 WHERE id = $1`,
        [
          id,
          isOwn ? ClaimDecisionState.WITHDRAWN : ClaimDecisionState.REFUSED,
          isOwn ? null : actor.userId,
          this.today(),
          because,
        ],
      );
      const subject = { type: 'submission' as const, id: decision.submissionId ?? decision.sid };
      const details = { decision: id, kind: decision.kind, because };
      await recordAudit(tx, actor, 'claim-decision.refused', subject, details);
      return (await readDecision(tx, actor.userId, id))!;
    });
  }

  private checkDay(kind: ClaimDecisionKind, day: string | null): void {
    if (day === null) return;
    if (kind === ClaimDecisionKind.RESTORE)
      throw new BadInput('Only a removal has a day for an answer.', { cureUntil: 'Leave this empty' });
    if (!isDay(day) || day <= this.today())
      throw new BadInput('The member needs time to answer.', { cureUntil: 'Use a day after today' });
  }

  /** Whether this person may confirm now. @throws Conflict with the reason why not */
  private refuse(actor: UserActor, decision: Proposed, version: number): void {
    refuseChanged(decision, version);
    if (decision.makerId === actor.userId)
      throw new Conflict('You proposed this. Another person must confirm it.');
    if (decision.cureUntil !== null && decision.cureUntil <= this.today())
      throw new Conflict(
        'The day for the member’s answer has passed. Refuse this proposal, so that it can be made again.',
      );
  }

  private async find(tx: EntityManager, id: string): Promise<Proposed> {
    const [found] = isUUID(id)
      ? await tx.query<Proposed[]>(
          `SELECT d.id, d.sid, s.id AS "submissionId", d.kind, d.state, d.reason, d.cure_until::text AS "cureUntil",
             d.maker_id AS "makerId", d.version
           FROM claim_decisions d ${CLAIM_OF_DECISION} WHERE d.id = $1`,
          [id],
        )
      : [];
    if (!found) throw new NotFound('We could not find this decision.');
    return found;
  }

  private today(): string {
    return todayIn(this.scheme.timeZone);
  }
}

/** The SID of a claim, which nobody changes until the end of the transaction: the decision names the claim by it. */
async function lockSid(tx: EntityManager, submissionId: string): Promise<string | null> {
  const [claim] = await tx.query<{ sid: string | null }[]>(
    'SELECT sid FROM submissions WHERE id = $1 FOR SHARE',
    [submissionId],
  );
  return claim?.sid ?? null;
}

/** Locks a decision and what else is decided on its claim, and reads it again. */
async function lock(tx: EntityManager, { sid }: Proposed, again: () => Promise<Proposed>): Promise<Proposed> {
  await tx.query('SELECT 1 FROM claim_decisions WHERE sid = $1 ORDER BY id FOR NO KEY UPDATE', [sid]);
  return again();
}

function actOf({ id, kind, sid }: Proposed, version: number): Act {
  const name = kind === ClaimDecisionKind.REMOVE ? 'remove-claim' : 'restore-claim';
  return { key: `${name} ${id} version ${version}`, named: { name, sid } };
}

function refuseChanged({ state, version: now }: Proposed, version: number): void {
  if (state !== ClaimDecisionState.PROPOSED || now !== version)
    throw new Conflict('Somebody has decided on this in the meantime. Reload the claim and look again.');
}

/** @throws Conflict when the claim is so already */
async function refuseSame(tx: EntityManager, sid: string, kind: ClaimDecisionKind): Promise<void> {
  const isRemoved = (await removedAmong(tx, [sid])).has(sid);
  if (isRemoved === (kind === ClaimDecisionKind.REMOVE))
    throw new Conflict(
      isRemoved ? 'This claim was removed already.' : 'This claim was not removed, so it needs no restoring.',
    );
}

/** The documents, if all are of the claim. @throws BadInput */
async function evidenceOf(
  tx: EntityManager,
  submissionId: string,
  ids: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const rows = await tx.query<{ id: string }[]>(
    'SELECT id FROM attachments WHERE submission_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id',
    [submissionId, wanted],
  );
  if (rows.length < wanted.length)
    throw new BadInput('A document is not of this claim, or was deleted.', {
      evidenceIds: 'Choose among the documents of the claim',
    });
  return rows.map(({ id }) => id);
}

/** Opens the deadline for the member's answer. */
async function openCure(
  tx: EntityManager,
  timeZone: string,
  decision: Proposed & { cureUntil: string },
): Promise<string> {
  const { id, sid, cureUntil, reason, makerId } = decision;
  const written = { kind: DeadlineKind.CURE, decisionId: id, sid, day: cureUntil, reason };
  return (await openDeadline(tx, timeZone, { ...written, setById: makerId! })).due;
}
