import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { type Act, ActCodes } from '../auth/acts/act-codes.js';
import { releasedBankDetails } from '../bank-changes/released-bank-details.js';
import type { UserActor } from '../common/actor.js';
import { Conflict, NotFound } from '../common/errors.js';
import { KeyRing } from '../encryption/key-ring.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { openProfile } from './bank-profile-values.js';
import { countAgain, findPaymentRun } from './find-payment-run.js';
import { heldForSql } from './held-sql.js';
import { payableOf } from './payable-details.js';
import { Payment } from './payment.entity.js';
import type { PaymentRun } from './payment-run.entity.js';
import type { HoldPaymentArgs, ReleasePaymentArgs } from './payment-runs.args.js';
import { PaymentHeldReason, PaymentKind, PaymentRunState, PaymentState } from './payment-state.js';
import {
  ACCOUNT_RETURNED,
  mayBePaidTo,
  RETURNS_SQL,
  type ReturnedPayment,
} from './returns/may-be-paid-to.js';

const { READY, HELD } = PaymentState;
/** What a person releases; every other reason ends by itself once its cause has. */
const RELEASABLE: readonly (PaymentHeldReason | null)[] = [
  PaymentHeldReason.SAME_ACCOUNT,
  PaymentHeldReason.BY_HAND,
];

/** Holds payments by hand, and releases those that only a person can release (PAY-5). */
@Injectable()
export class HoldPaymentsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly codes: ActCodes,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /** Holds a payment that is in no file. @returns the id of its run @throws NotFound, Conflict */
  hold(actor: UserActor, { id, version, reason }: HoldPaymentArgs): Promise<string> {
    const because = cleanMessage(reason);
    return this.db.transaction(async (tx) => {
      const { payment, run } = await lockPayment(tx, id);
      refuseToHold(payment, run, version);
      await tx.query(
        `UPDATE payments SET state = 'HELD', held_reason = 'BY_HAND', held_codes = '{}', held_because = $2, holder_id = $3,
           version = version + 1 WHERE id = $1`,
        [id, because, actor.userId],
      );
      if (run.state === PaymentRunState.PREPARED) await countAgain(tx, run, this.scheme);
      await recordAudit(tx, actor, 'payment.held', { type: 'payment', id }, { run: run.number, because });
      return run.id;
    });
  }

  /** Mails the code with which a payment is released. @throws NotFound, Conflict, RateLimited */
  async sendCode(actor: UserActor, id: string, version: number): Promise<void> {
    const { payment, run } = await findPayment(this.db.manager, id);
    refuseToRelease(payment, run, version);
    await this.codes.send(actor, actOf(payment, version));
  }

  /**
   * Releases a payment that was held by hand, or for an account that other claims name too; other reasons still hold it.
   * @returns the id of its run
   * @throws NotFound, BadInput, Conflict, RateLimited
   */
  async release(
    actor: UserActor,
    { id, version, because: given, code }: ReleasePaymentArgs,
  ): Promise<string> {
    const seen = await findPayment(this.db.manager, id);
    refuseToRelease(seen.payment, seen.run, version);
    const because = cleanMessage(given);
    return this.codes.confirmed(actor, actOf(seen.payment, version), code, async (tx) => {
      const { payment, run } = await lockPayment(tx, id);
      refuseToRelease(payment, run, version);
      const reason = payment.heldReason!;
      if (reason === PaymentHeldReason.SAME_ACCOUNT)
        await tx.query(
          `UPDATE payments p SET releaser_id = $2, released_at = now(), released_because = $3, released_index = s.bank_account_index
           FROM submissions s WHERE p.id = $1 AND s.id = p.submission_id AND s.bank_account_index IS NOT NULL`,
          [id, actor.userId, because],
        );
      const { heldFor, codes } = await this.reasonOf(tx, id, run);
      await tx.query(
        `UPDATE payments SET state = $2, held_reason = $3, held_codes = $4, held_because = NULL, holder_id = NULL,
           version = version + 1 WHERE id = $1`,
        [id, heldFor === null ? READY : HELD, heldFor, codes],
      );
      if (run.state === PaymentRunState.PREPARED) await countAgain(tx, run, this.scheme);
      const details = { run: run.number, reason, because };
      await recordAudit(tx, actor, 'payment.released', { type: 'payment', id }, details);
      return run.id;
    });
  }

  /** Why a payment is held now, somebody's hand apart. */
  private async reasonOf(
    tx: EntityManager,
    id: string,
    { profile }: PaymentRun,
  ): Promise<{ heldFor: PaymentHeldReason | null; codes: string[] }> {
    const [row] = await tx.query<
      {
        reason: PaymentHeldReason | null;
        submissionId: string;
        sid: string;
        net: string;
        withheld: string;
        releasedIndex: Buffer | null;
        returns: ReturnedPayment[] | null;
      }[]
    >(
      `SELECT ${heldForSql('s', 'p', 'l', 'p.released_index')} AS reason, p.submission_id AS "submissionId", p.sid,
         p.net, p.withheld, p.released_index AS "releasedIndex", ${RETURNS_SQL} AS returns
       FROM payments p JOIN distribution_lines l ON l.distribution_id = p.distribution_id AND l.submission_id = p.submission_id
         LEFT JOIN submissions s ON s.id = p.submission_id WHERE p.id = $1`,
      [id],
    );
    const { reason, submissionId, releasedIndex, returns, ...paid } = row!;
    if (reason !== null) return { heldFor: reason, codes: [] };
    const released = new Map(releasedIndex ? [[submissionId, releasedIndex]] : []);
    const bank = (await releasedBankDetails(tx, this.ring, [submissionId], released)).get(submissionId)!;
    if ('heldFor' in bank) return { heldFor: PaymentHeldReason[bank.heldFor], codes: [] };
    if (returns && !mayBePaidTo(this.ring, returns, bank.details))
      return { heldFor: PaymentHeldReason.BANK_INVALID, codes: [ACCOUNT_RETURNED] };
    const values = openProfile(this.ring, profile.id, profile.sealed);
    const { payments, payer } = this.scheme;
    const own = { referencePrefix: payments.referencePrefix, taxAccount: payer?.taxAccount ?? null };
    const entry = payableOf({ ...paid, paymentId: id }, bank.details, values, own);
    return entry.heldFor ? { heldFor: entry.heldFor, codes: entry.codes } : { heldFor: null, codes: [] };
  }
}

interface Found {
  payment: Payment;
  run: PaymentRun;
}

/** @throws NotFound */
async function findPayment(tx: EntityManager, id: string): Promise<Found> {
  const payment = isUUID(id) ? await tx.findOneBy(Payment, { id }) : null;
  if (!payment) throw new NotFound('We could not find this payment.');
  return { payment, run: await findPaymentRun(tx, payment.runId) };
}

/** Locks the run, then the payment, in the order of the worker. @throws NotFound */
async function lockPayment(tx: EntityManager, id: string): Promise<Found> {
  const { run } = await findPayment(tx, id);
  await tx.query('SELECT 1 FROM payment_runs WHERE id = $1 FOR NO KEY UPDATE', [run.id]);
  await tx.query('SELECT 1 FROM payments WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return findPayment(tx, id);
}

/** @throws Conflict while others decide on the run, or the payment is in a file or was changed since */
function refuseIfFixed({ kind, state, version: now, sid }: Payment, run: PaymentRun, version: number): void {
  if (now !== version)
    throw new Conflict('This payment was changed since you opened it. Reload the page and look again.');
  if (kind === PaymentKind.TAX) throw new Conflict('The tax withheld is paid with its run, and is not held.');
  if (state !== READY && state !== HELD) throw new Conflict(`The payment of ${sid} is ${state}.`);
  const { PREPARING, APPROVED, WRITING } = PaymentRunState;
  if ([PREPARING, APPROVED, WRITING].includes(run.state))
    throw new Conflict(
      `Payment run ${run.number} is ${run.state}. Its payments can be held or released while it is PREPARED; cancel it if something is wrong.`,
    );
}

function refuseToHold(payment: Payment, run: PaymentRun, version: number): void {
  refuseIfFixed(payment, run, version);
  if (payment.heldReason === PaymentHeldReason.BY_HAND)
    throw new Conflict('Somebody holds this payment already.');
}

function refuseToRelease(payment: Payment, run: PaymentRun, version: number): void {
  refuseIfFixed(payment, run, version);
  if (!RELEASABLE.includes(payment.heldReason))
    throw new Conflict(
      'This payment is not held by a person, nor for its account alone. Have the run checked again.',
    );
}

function actOf({ id, sid }: Payment, version: number): Act {
  return { key: `release-payment ${id} version ${version}`, named: { name: 'release-payment', sid } };
}
