import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import { type Act, ActCodes } from '../../auth/acts/act-codes.js';
import type { UserActor } from '../../common/actor.js';
import { Conflict, NotFound } from '../../common/errors.js';
import { cleanMessage } from '../../rules/amendment-schema.js';
import { returnMatter } from '../../rules/return-reasons.js';
import type { ReleasePaymentArgs } from '../payment-runs.args.js';
import { PaymentState } from '../payment-state.js';
import { foundPaidRefusal, IS_AWAITED, reissueRefusal, type ReturnFacts } from './return-refusals.js';

interface Found extends Omit<ReturnFacts, 'matter'> {
  id: string;
  sid: string;
  version: number;
  reason: string;
  whole: boolean;
}

/** What somebody decides about a returned payment. */
export type ReturnDecision = 'reissue' | 'found-paid';

interface Rule {
  refusal: (facts: ReturnFacts, userId: string) => string | undefined;
  /** What its code is for. */
  name: 'reissue-payment' | 'find-payment-paid';
  audit: 'payment.reissue-decided' | 'payment.found-paid';
  /** SQL that notes it on the item of the payment $1: who is $2, their words are $3. */
  note: string;
  /** The state that the decision leads to from another one. */
  from: PaymentState;
  to: PaymentState;
}

const RULES: Record<ReturnDecision, Rule> = {
  reissue: {
    refusal: reissueRefusal,
    name: 'reissue-payment',
    audit: 'payment.reissue-decided',
    note: 'reissuer_id = $2, reissue_asked_at = clock_timestamp(), reissue_because = $3',
    from: PaymentState.PAID,
    to: PaymentState.RETURNED,
  },
  'found-paid': {
    refusal: foundPaidRefusal,
    name: 'find-payment-paid',
    audit: 'payment.found-paid',
    note: 'finder_id = $2, found_paid_at = clock_timestamp(), found_paid_because = $3',
    from: PaymentState.RETURNED,
    to: PaymentState.PAID,
  },
};

const FIND = `
  SELECT p.id, p.submission_id AS "submissionId", p.sid, p.state, ${IS_AWAITED} AS "isAwaited", p.version, r.number AS "runNumber", b.reason_code AS reason, b.whole, coalesce(i.requested_by_id, x.maker_id) AS "importerId", b.rejection_id IS NOT NULL AS "isFileRejected",
    b.reissuer_id AS "reissuerId", b.finder_id AS "finderId"
  FROM payments p JOIN payment_runs r ON r.id = p.run_id JOIN returned_items b ON b.payment_id = p.id
    LEFT JOIN import_runs i ON i.id = b.import_run_id LEFT JOIN file_rejections x ON x.id = b.rejection_id
  WHERE p.id = $1`;

/** With the payment in its place, so that nobody declares that one unclaimed meanwhile (UNCLAIMED-2). */
const LOCK_LINE = `
  SELECT 1 FROM payments WHERE id = ANY (ARRAY(SELECT $1::uuid UNION SELECT o.id FROM payments p JOIN payments o
    ON o.distribution_id = p.distribution_id AND o.submission_id = p.submission_id WHERE p.id = $1))
  ORDER BY run_id, sid FOR NO KEY UPDATE`;

/**
 * Decides about a returned payment, by another person than the one who imported the return, with words and a mailed code: that
 * it is made again as it was, which pays nothing but through the next run that others approve (RETURN-9); or that it was paid
 * after all, so that no run takes it (RETURN-10).
 */
@Injectable()
export class DecideReturnsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly codes: ActCodes,
  ) {}

  /** Mails the code for a decision. @throws NotFound, Conflict, RateLimited */
  async sendCode(actor: UserActor, decision: ReturnDecision, id: string, version: number): Promise<void> {
    const payment = await find(this.db.manager, id);
    refuse(decision, payment, actor, version);
    await this.codes.send(actor, actOf(decision, payment));
  }

  /** @returns the id of the payment @throws NotFound, BadInput, Conflict, RateLimited */
  async decide(
    actor: UserActor,
    decision: ReturnDecision,
    { id, version, because: given, code }: ReleasePaymentArgs,
  ): Promise<string> {
    const seen = await find(this.db.manager, id);
    refuse(decision, seen, actor, version);
    const because = cleanMessage(given);
    const { note, from, to, audit } = RULES[decision];
    return this.codes.confirmed(actor, actOf(decision, seen), code, async (tx) => {
      await tx.query(LOCK_LINE, [id]);
      const payment = await find(tx, id);
      refuse(decision, payment, actor, version);
      await tx.query(`UPDATE returned_items SET ${note} WHERE payment_id = $1`, [id, actor.userId, because]);
      await tx.query(
        `UPDATE payments SET state = CASE WHEN state = $2 THEN $3 ELSE state END, version = version + 1 WHERE id = $1`,
        [id, from, to],
      );
      const details = { run: payment.runNumber, reason: payment.reason, because };
      await recordAudit(tx, actor, audit, { type: 'payment', id }, details);
      return id;
    });
  }
}

/** @throws NotFound, also for a payment that did not come back */
async function find(tx: EntityManager, id: string): Promise<Found> {
  const [found] = isUUID(id) ? await tx.query<Found[]>(FIND, [id]) : [];
  if (!found) throw new NotFound('We could not find this returned payment.');
  return found;
}

/** @throws Conflict with the reason why this person may not decide this now */
function refuse(
  decision: ReturnDecision,
  { version: now, whole, ...found }: Found,
  { userId }: UserActor,
  version: number,
): void {
  if (now !== version)
    throw new Conflict('This payment was changed since you opened it. Reload the page and look again.');
  const refusal = RULES[decision].refusal({ ...found, matter: returnMatter(found.reason, whole) }, userId);
  if (refusal) throw new Conflict(refusal);
}

/** `sid` is empty for the payment of tax. */
function actOf(decision: ReturnDecision, { id, sid, version }: Found): Act {
  const { name } = RULES[decision];
  return { key: `${name} ${id} version ${version}`, named: { name, sid } };
}
