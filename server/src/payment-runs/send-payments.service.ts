import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { Conflict, NotFound } from '../common/errors.js';
import { requestJob } from '../jobs/outbox.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { todayIn } from '../scheme/today-in.js';
import { findPaymentRun, isStuck, lockPaymentRun } from './find-payment-run.js';
import { PaymentAct, refusalOf } from './payment-acts.js';
import { PaymentFile } from './payment-file.entity.js';
import type { MarkFileSentArgs } from './payment-runs.args.js';
import { PaymentRunState } from './payment-state.js';
import { rejectionsOf } from './rejections/find-rejections.js';
import { settleRefusal } from './rejections/rejection-refusals.js';

/** Notes what became of the files: the bank's receipt, and that the payments are made; a job moves the payments (PAY-10). */
@Injectable()
export class SendPaymentsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /** Notes the bank's receipt of a file; with that of the last one its run is SENT. @returns the id of the run @throws NotFound, Conflict */
  markSent(actor: UserActor, { id, version, receipt }: MarkFileSentArgs): Promise<string> {
    return this.db.transaction(async (tx) => {
      const { runId } = await findFile(tx, id);
      await tx.query('SELECT 1 FROM payment_runs WHERE id = $1 FOR NO KEY UPDATE', [runId]);
      const file = await findFile(tx, id);
      const run = await findPaymentRun(tx, runId);
      if (file.version !== version)
        throw new Conflict('This file was changed since you opened it. Reload the page and look again.');
      if (run.state !== PaymentRunState.WRITTEN || !file.live || file.sentAt !== null)
        throw new Conflict(
          `Payment run ${run.number} is ${run.state}, and this file is not waiting to be sent.`,
        );
      if (file.fetches === 0) throw new Conflict('Nobody has downloaded this file yet.');
      const given = cleanMessage(receipt);
      await tx.query(
        'UPDATE payment_files SET sent_at = now(), sender_id = $2, receipt = $3, version = version + 1 WHERE id = $1',
        [id, actor.userId, given],
      );
      await tx.query(
        `UPDATE payment_runs r SET updated_at = now(), version = r.version + 1,
           state = CASE WHEN open THEN 'WRITTEN' ELSE 'SENT' END::payment_run_state, sent_at = CASE WHEN open THEN NULL ELSE now() END
         FROM (SELECT EXISTS (SELECT 1 FROM payment_files WHERE run_id = $1 AND live AND sent_at IS NULL) AS open) f WHERE r.id = $1`,
        [runId],
      );
      const details = { run: run.number, sha256: file.sha256.toString('hex'), receipt: given };
      await recordAudit(tx, actor, 'payment-file.sent', { type: 'payment-file', id }, details);
      await requestJob(tx, 'move-payments', { paymentRunId: runId });
      return runId;
    });
  }

  /** Notes that the payments of a run are made, after its day. @throws NotFound, Conflict */
  async settle(actor: UserActor, id: string, version: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const run = await lockPaymentRun(tx, id, version);
      const refusal = refusalOf(PaymentAct.SETTLE, run, actor, todayIn(this.scheme.timeZone));
      if (refusal) throw new Conflict(refusal);
      const rejected = settleRefusal(await rejectionsOf(tx, id));
      if (rejected) throw new Conflict(rejected);
      await tx.query(
        `UPDATE payment_runs SET state = 'SETTLED', settled_at = now(), updated_at = now(), version = version + 1 WHERE id = $1`,
        [id],
      );
      await recordAudit(
        tx,
        actor,
        'payment-run.settled',
        { type: 'payment-run', id },
        { number: run.number },
      );
      await requestJob(tx, 'move-payments', { paymentRunId: id });
    });
  }

  /** Has the payments of a run moved once more, where the job that moves them was given up (PAY-10). @throws NotFound, Conflict */
  async move(actor: UserActor, id: string, version: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const run = await lockPaymentRun(tx, id, version);
      if (!(await isStuck(tx, id)))
        throw new Conflict(`The payments of payment run ${run.number} are up to date, or being updated.`);
      const subject = { type: 'payment-run', id } as const;
      await recordAudit(tx, actor, 'payment-run.move-asked', subject, { number: run.number });
      await requestJob(tx, 'move-payments', { paymentRunId: id });
    });
  }
}

/** @throws NotFound */
async function findFile(tx: EntityManager, id: string): Promise<PaymentFile> {
  const found = isUUID(id) ? await tx.findOneBy(PaymentFile, { id }) : null;
  if (!found) throw new NotFound('We could not find this payment file.');
  return found;
}
