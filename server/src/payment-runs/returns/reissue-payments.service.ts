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
import { IS_AWAITED, type ReissueFacts, reissueRefusal } from './reissue-refusal.js';

interface Found extends Omit<ReissueFacts, 'matter'> {
  id: string;
  sid: string;
  version: number;
  reason: string;
  whole: boolean;
}

const FIND = `
  SELECT p.id, p.submission_id AS "submissionId", p.sid, p.state, ${IS_AWAITED} AS "isAwaited", p.version, r.number AS "runNumber", b.reason_code AS reason, b.whole, i.requested_by_id AS "importerId",
    b.reissuer_id AS "reissuerId"
  FROM payments p JOIN payment_runs r ON r.id = p.run_id JOIN returned_items b ON b.payment_id = p.id
    JOIN import_runs i ON i.id = b.import_run_id
  WHERE p.id = $1`;

/** With the payment in its place, so that nobody declares that one unclaimed meanwhile (UNCLAIMED-2). */
const LOCK_LINE = `
  SELECT 1 FROM payments WHERE id = ANY (ARRAY(SELECT $1::uuid UNION SELECT o.id FROM payments p JOIN payments o
    ON o.distribution_id = p.distribution_id AND o.submission_id = p.submission_id WHERE p.id = $1))
  ORDER BY run_id, sid FOR NO KEY UPDATE`;

/**
 * Decides that a returned payment is made again as it was: by another person than the one who imported the return, with words
 * and a mailed code. Nothing is paid by it but through the next run, which others approve (RETURN-9).
 */
@Injectable()
export class ReissuePaymentsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly codes: ActCodes,
  ) {}

  /** Mails the code for the decision. @throws NotFound, Conflict, RateLimited */
  async sendCode(actor: UserActor, id: string, version: number): Promise<void> {
    const payment = await find(this.db.manager, id);
    refuse(payment, actor, version);
    await this.codes.send(actor, actOf(payment));
  }

  /** @returns the id of the payment @throws NotFound, BadInput, Conflict, RateLimited */
  async reissue(
    actor: UserActor,
    { id, version, because: given, code }: ReleasePaymentArgs,
  ): Promise<string> {
    const seen = await find(this.db.manager, id);
    refuse(seen, actor, version);
    const because = cleanMessage(given);
    return this.codes.confirmed(actor, actOf(seen), code, async (tx) => {
      await tx.query(LOCK_LINE, [id]);
      const payment = await find(tx, id);
      refuse(payment, actor, version);
      await tx.query(
        `UPDATE returned_items SET reissuer_id = $2, reissue_asked_at = now(), reissue_because = $3 WHERE payment_id = $1`,
        [id, actor.userId, because],
      );
      await tx.query('UPDATE payments SET version = version + 1 WHERE id = $1', [id]);
      const details = { run: payment.runNumber, reason: payment.reason, because };
      await recordAudit(tx, actor, 'payment.reissue-decided', { type: 'payment', id }, details);
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

/** @throws Conflict with the reason why this person may not decide on it now */
function refuse({ version: now, whole, ...found }: Found, { userId }: UserActor, version: number): void {
  if (now !== version)
    throw new Conflict('This payment was changed since you opened it. Reload the page and look again.');
  const refusal = reissueRefusal({ ...found, matter: returnMatter(found.reason, whole) }, userId);
  if (refusal) throw new Conflict(refusal);
}

/** `sid` is empty for the payment of tax. */
function actOf({ id, sid, version }: Found): Act {
  return { key: `reissue-payment ${id} version ${version}`, named: { name: 'reissue-payment', sid } };
}
