import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { ActCodes } from '../auth/acts/act-codes.js';
import type { UserActor } from '../common/actor.js';
import { BadInput, Conflict } from '../common/errors.js';
import { requestJob } from '../jobs/outbox.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { todayIn } from '../scheme/today-in.js';
import { refuseContradicted } from './contradictions/bank-contradictions.service.js';
import { countAgain, findPaymentRun, lockPaymentRun, refuseOtherVersion } from './find-payment-run.js';
import { DECISIONS, returnedBefore } from './decisions-sql.js';
import { COUNT_CHANGED, HOLD_CHANGED } from './held-sql.js';
import { actOf, PaymentAct, refusalOf } from './payment-acts.js';
import { PaymentRun } from './payment-run.entity.js';
import type { PaymentDecision } from './payment-run.model.js';
import type { ConfirmedPaymentsArgs, PaymentsCodeArgs } from './payment-runs.args.js';
import { PaymentRunState, PaymentState } from './payment-state.js';

/** What needs a code for exactly this act: the approval of a run, and the writing of its files (PAY-6). */
@Injectable()
export class PaymentActsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly codes: ActCodes,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /** Mails the code for an act. @throws NotFound, BadInput, Conflict, RateLimited */
  async sendCode(actor: UserActor, { id, version, act }: PaymentsCodeArgs): Promise<void> {
    if (act !== PaymentAct.APPROVE && act !== PaymentAct.WRITE)
      throw new BadInput('This needs no code.', { act: 'This needs no code' });
    const run = await findPaymentRun(this.db.manager, id);
    this.refuse(act, run, actor);
    refuseOtherVersion(run, version);
    if (act === PaymentAct.APPROVE) {
      await refuseOwnReturns(this.db.manager, actor, run);
      await this.holdChanged(actor, run);
    }
    await refuseContradicted(this.db.manager, id);
    await this.codes.send(actor, actOf(act, run, version));
  }

  /**
   * Approves a prepared run; each payment is checked again, and what changed is held and shown before (PAY-7).
   * @throws NotFound, BadInput, Conflict, RateLimited
   */
  async approve(actor: UserActor, { id, version, code }: ConfirmedPaymentsArgs): Promise<void> {
    const seen = await findPaymentRun(this.db.manager, id);
    this.refuse(PaymentAct.APPROVE, seen, actor);
    refuseOtherVersion(seen, version);
    await refuseOwnReturns(this.db.manager, actor, seen);
    await this.holdChanged(actor, seen);
    await this.codes.confirmed(actor, actOf(PaymentAct.APPROVE, seen, version), code, async (tx) => {
      const run = await lockPaymentRun(tx, id, version);
      this.refuse(PaymentAct.APPROVE, run, actor);
      await refuseOwnReturns(tx, actor, run);
      await refuseContradicted(tx, id);
      const [{ changed }] = await tx.query<[{ changed: number }]>(COUNT_CHANGED, [
        id,
        run.startedAt,
        [PaymentState.READY],
      ]);
      if (changed > 0) throw new Conflict(SUMS_CHANGED);
      const second = run.approverId !== null;
      const who = second ? 'second_approver_id = $2, second_approved_at' : 'approver_id = $2, approved_at';
      const isLast = second || run.approvalsNeeded === 1;
      await tx.query(
        `UPDATE payment_runs SET ${who} = now(), state = $3, updated_at = now(), version = version + 1 WHERE id = $1`,
        [id, actor.userId, isLast ? PaymentRunState.APPROVED : PaymentRunState.PREPARED],
      );
      const { number, figures } = run;
      const { payments, net, tax } = figures!;
      const decisions = await tx.query<PaymentDecision[]>(DECISIONS, [id]);
      const details = { number, payments, net, tax, second, decisions };
      await recordAudit(tx, actor, 'payment-run.approved', { type: 'payment-run', id }, details);
    });
  }

  /** Has the worker write the files of an approved run (PAY-8). @throws NotFound, BadInput, Conflict, RateLimited */
  async write(actor: UserActor, { id, version, code }: ConfirmedPaymentsArgs): Promise<void> {
    const seen = await findPaymentRun(this.db.manager, id);
    this.refuse(PaymentAct.WRITE, seen, actor);
    await this.codes.confirmed(actor, actOf(PaymentAct.WRITE, seen, version), code, async (tx) => {
      const run = await lockPaymentRun(tx, id, version);
      this.refuse(PaymentAct.WRITE, run, actor);
      await refuseContradicted(tx, id);
      await tx.query(
        `UPDATE payment_runs SET state = $2, writer_id = $3, message = NULL, refusals = NULL, done = 0,
           updated_at = now(), version = version + 1 WHERE id = $1`,
        [id, PaymentRunState.WRITING, actor.userId],
      );
      const details = { number: run.number, net: run.figures!.net };
      await recordAudit(tx, actor, 'payment-run.write-asked', { type: 'payment-run', id }, details);
      await requestJob(tx, 'write-payments', { paymentRunId: id });
    });
  }

  private refuse(act: PaymentAct, run: PaymentRun, actor: UserActor): void {
    const refusal = refusalOf(act, run, actor, todayIn(this.scheme.timeZone));
    if (refusal) throw new Conflict(refusal);
  }

  /** Holds what got a reason since the run was prepared, also if the approval is then refused. @throws Conflict */
  private async holdChanged(actor: UserActor, { id, version }: PaymentRun): Promise<void> {
    const held = await this.db.transaction(async (tx) => {
      const run = await lockPaymentRun(tx, id, version);
      const [, changed] = await tx.query<[unknown[], number]>(HOLD_CHANGED, [id, run.startedAt]);
      if (changed === 0) return 0;
      await countAgain(tx, run, this.scheme);
      await recordAudit(tx, actor, 'payment-run.changed', { type: 'payment-run', id }, { held: changed });
      return changed;
    });
    if (held > 0) throw new Conflict(SUMS_CHANGED);
  }
}

const SUMS_CHANGED =
  'Something changed since this run was prepared, and payments are held now. Look at the new sums, then approve them.';

/** Who brought payments back, or decided that they are made again, does not approve that too (RETURN-7). @throws Conflict */
async function refuseOwnReturns(tx: EntityManager, actor: UserActor, { id }: PaymentRun): Promise<void> {
  const [own] = await tx.query<object[]>(
    `WITH again AS (${returnedBefore()})
     SELECT 1 FROM again JOIN returned_items b ON b.payment_id = again.id LEFT JOIN import_runs i ON i.id = b.import_run_id
       LEFT JOIN file_rejections x ON x.id = b.rejection_id
     WHERE $2 IN (i.requested_by_id, x.maker_id, b.reissuer_id) LIMIT 1`,
    [id, actor.userId],
  );
  if (own)
    throw new Conflict(
      'You imported returns that this run pays again, or decided on them. Another person must approve it.',
    );
}
