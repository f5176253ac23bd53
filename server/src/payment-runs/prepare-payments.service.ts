import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isISO8601 } from 'class-validator';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { NewCheckers } from '../auth/acts/new-checkers.js';
import type { UserActor } from '../common/actor.js';
import { BadInput, Conflict } from '../common/errors.js';
import { DistributionState } from '../distributions/distribution-state.js';
import { findDistribution } from '../distributions/find-distribution.js';
import { requestJob } from '../jobs/outbox.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { todayIn } from '../scheme/today-in.js';
import { findProfile } from './bank-profiles.service.js';
import { isStuck, lockPaymentRun } from './find-payment-run.js';
import { MOVING_RUN } from './moves-sql.js';
import { PaymentAct, refusalOf } from './payment-acts.js';
import { PaymentFile } from './payment-file.entity.js';
import { PaymentRun } from './payment-run.entity.js';
import type { CancelPaymentsArgs, PreparePaymentsArgs } from './payment-runs.args.js';
import { OPEN_RUNS, PaymentRunState } from './payment-state.js';

/** Serialises the assignment of numbers, and the look at other runs. */
const NUMBERING = 'LOCK TABLE payment_runs IN SHARE ROW EXCLUSIVE MODE';

/** Has payment runs prepared by the worker, and cancels them. */
@Injectable()
export class PreparePaymentsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly newCheckers: NewCheckers,
  ) {}

  /**
   * Has the payments of the published distribution prepared for a day (PAY-2).
   * @returns the id of the run
   * @throws NotFound; BadInput for the day; Conflict with the reason
   */
  prepare(actor: UserActor, { distributionId, profileId, day }: PreparePaymentsArgs): Promise<string> {
    if (
      !/^\d{4}-\d{2}-\d{2}$/.test(day) ||
      !isISO8601(day, { strict: true }) ||
      day < todayIn(this.scheme.timeZone)
    ) {
      const message = 'Enter a day from today on';
      throw new BadInput(`${message}.`, { day: message });
    }
    return this.db.transaction(async (tx) => {
      await tx.query(NUMBERING);
      const distribution = await findDistribution(tx, distributionId);
      const profile = await findProfile(tx, profileId);
      if (distribution.state !== DistributionState.PUBLISHED)
        throw new Conflict(
          `Distribution ${distribution.number} is ${distribution.state}. Only a published one is paid.`,
        );
      await refuseOtherPayments(tx, distributionId);
      const [{ id, number }] = await tx.query<[{ id: string; number: number }]>(
        `INSERT INTO payment_runs (number, distribution_id, profile_id, profile_version, payment_day, maker_id)
         SELECT coalesce(max(number), 0) + 1, $1::uuid, $2::uuid, $3::int, $4::date, $5::uuid FROM payment_runs RETURNING id, number`,
        [distributionId, profileId, profile.version, day, actor.userId],
      );
      const details = { number, distribution: distributionId, day };
      await recordAudit(tx, actor, 'payment-run.prepare-asked', { type: 'payment-run', id }, details);
      await requestJob(tx, 'prepare-payments', { paymentRunId: id });
      return id;
    });
  }

  /** Has each held and each ready payment of a prepared run checked again (PAY-5). @throws NotFound, Conflict */
  async check(actor: UserActor, id: string, version: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const run = await lockPaymentRun(tx, id, version);
      this.refuse(PaymentAct.CHECK, run, actor);
      await tx.query(
        `UPDATE payment_runs SET state = $2, figures = NULL, message = NULL, done = 0, approver_id = NULL, approved_at = NULL,
           second_approver_id = NULL, second_approved_at = NULL, updated_at = now(), version = version + 1 WHERE id = $1`,
        [id, PaymentRunState.PREPARING],
      );
      await requestJob(tx, 'prepare-payments', { paymentRunId: id });
    });
  }

  /**
   * Cancels a run, or what was not sent of it: the files are never sent, and a job gives their payments to the next run
   * (PAY-10).
   * @throws NotFound; BadInput without the confirmation that a fetched file was not sent; Conflict
   */
  async cancel(actor: UserActor, { id, version, because, neverSent }: CancelPaymentsArgs): Promise<void> {
    const reason = cleanMessage(because);
    await this.db.transaction(async (tx) => {
      const run = await lockPaymentRun(tx, id, version);
      this.refuse(PaymentAct.CANCEL, run, actor);
      const files = await tx.findBy(PaymentFile, { runId: id, live: true });
      const unsent = files.filter(({ sentAt }) => sentAt === null);
      if (await refuseFetched(tx, actor, unsent, neverSent)) await this.newCheckers.refuse(tx, actor);
      if (unsent.length < files.length)
        await tx.query(
          `UPDATE payment_runs SET state = $2, sent_at = now(), message = $3, updated_at = now(), version = version + 1
           WHERE id = $1`,
          [id, PaymentRunState.SENT, `The files that were not sent were cancelled: ${reason}`],
        );
      else
        await tx.query(
          `UPDATE payment_runs SET state = $2, canceller_id = $3, cancelled_at = now(), cancelled_because = $4, updated_at = now(),
             version = version + 1 WHERE id = $1`,
          [id, PaymentRunState.CANCELLED, actor.userId, reason],
        );
      const details = {
        number: run.number,
        because: reason,
        neverSent,
        files: unsent.map(({ sha256, payments, fetches }) => ({
          sha256: sha256.toString('hex'),
          payments,
          fetches,
        })),
      };
      await recordAudit(tx, actor, 'payment-run.cancelled', { type: 'payment-run', id }, details);
      if (unsent.length > 0) await requestJob(tx, 'move-payments', { paymentRunId: id });
    });
  }

  private refuse(act: PaymentAct, run: PaymentRun, actor: UserActor): void {
    const refusal = refusalOf(act, run, actor, todayIn(this.scheme.timeZone));
    if (refusal) throw new Conflict(refusal);
  }
}

/** The fund is paid once, and one run at a time decides on a payment. @throws Conflict */
async function refuseOtherPayments(tx: EntityManager, distributionId: string): Promise<void> {
  const open = await tx.findOneBy(PaymentRun, { state: In([...OPEN_RUNS]) });
  if (open) throw new Conflict(`Payment run ${open.number} is ${open.state}. Finish it or cancel it first.`);
  const [moving] = await tx.query<{ id: string; number: number }[]>(MOVING_RUN);
  if (moving)
    throw new Conflict(
      (await isStuck(tx, moving.id))
        ? `The payments of payment run ${moving.number} could not be updated. Open that run and have it tried again.`
        : `The payments of payment run ${moving.number} are being updated. Please try again in a minute.`,
    );
  const [other] = await tx.query<{ number: number }[]>(
    `SELECT d.number FROM payments p JOIN distributions d ON d.id = p.distribution_id
     WHERE p.distribution_id <> $1 AND d.state <> 'PUBLISHED' AND p.state NOT IN ('READY', 'HELD', 'CANCELLED') LIMIT 1`,
    [distributionId],
  );
  if (other)
    throw new Conflict(
      `Payments of distribution ${other.number} are in files already. The fund is paid once.`,
    );
}

/**
 * Somebody who has fetched a file could send it, so another person says that nobody did.
 * @returns whether it is such a word
 * @throws BadInput without that word about a fetched file; Conflict for who fetched one
 */
async function refuseFetched(
  tx: EntityManager,
  actor: UserActor,
  files: readonly PaymentFile[],
  neverSent: boolean,
): Promise<boolean> {
  const fetched = files.filter(({ fetches }) => fetches > 0);
  if (fetched.length === 0) return false;
  if (!neverSent) {
    const message = 'A file was downloaded. Confirm that nobody has sent it';
    throw new BadInput(`${message}.`, { neverSent: message });
  }
  const [own] = await tx.query<object[]>(
    `SELECT 1 FROM audit_entries WHERE action = 'payment-file.read' AND subject_type = 'payment-file'
       AND subject_id = ANY ($1) AND actor_id = $2 LIMIT 1`,
    [fetched.map(({ id }) => id), actor.userId],
  );
  if (own)
    throw new Conflict(
      'You downloaded a file of this run. Another person must confirm that it was never sent.',
    );
  return true;
}
