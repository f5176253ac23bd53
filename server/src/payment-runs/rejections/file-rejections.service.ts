import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import { type Act, ActCodes } from '../../auth/acts/act-codes.js';
import type { UserActor } from '../../common/actor.js';
import { Conflict, NotFound } from '../../common/errors.js';
import { requestJob } from '../../jobs/outbox.js';
import { cleanMessage } from '../../rules/amendment-schema.js';
import { PaymentFile } from '../payment-file.entity.js';
import type { ReleasePaymentArgs } from '../payment-runs.args.js';
import type { PaymentRun } from '../payment-run.entity.js';
import { FileRejectionState } from './file-rejection-state.js';
import { FileRejection } from './file-rejection.entity.js';
import type { RefuseFileRejectedArgs, ReportFileRejectedArgs } from './file-rejection.model.js';
import { confirmRefusal, reportRefusal } from './rejection-refusals.js';

interface Found {
  file: PaymentFile;
  run: PaymentRun;
  last: FileRejection | undefined;
}

/** Of payments that are no longer with the bank as many are named. */
const MOST_NAMED = 5;

const ELSEWHERE = `
  SELECT p.sid, p.state, count(*) OVER ()::int AS count FROM payment_file_items i JOIN payments p ON p.id = i.payment_id
  WHERE i.file_id = $1 AND p.state NOT IN ('IN_FILE', 'SENT') ORDER BY p.sid LIMIT ${MOST_NAMED}`;

/**
 * That the bank rejected a whole file that was sent, in words and not by a file of returns: reported by one person, confirmed by
 * another with words and a mailed code. Its payments then come back, all of them, and the next run makes them again (PAY-15).
 */
@Injectable()
export class FileRejectionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly codes: ActCodes,
  ) {}

  /** Reports it; nothing is taken back by that. @returns the id of the run @throws NotFound, Conflict */
  report(actor: UserActor, { id, version, ...given }: ReportFileRejectedArgs): Promise<string> {
    const because = cleanMessage(given.because);
    const reference = cleanMessage(given.reference);
    return this.db.transaction(async (tx) => {
      const { file, run, last } = await lock(tx, id, version);
      const refusal = reportRefusal(file, run, last);
      if (refusal) throw new Conflict(refusal);
      await refuseElsewhere(tx, id);
      await tx.query(
        'INSERT INTO file_rejections (file_id, because, reference, maker_id) VALUES ($1, $2, $3, $4)',
        [id, because, reference, actor.userId],
      );
      await changed(tx, id);
      const details = { ...named(file, run), because, reference };
      await recordAudit(tx, actor, 'payment-file.rejection-reported', { type: 'payment-file', id }, details);
      return run.id;
    });
  }

  /** Mails the code for the confirmation. @throws NotFound, Conflict, RateLimited */
  async sendCode(actor: UserActor, id: string, version: number): Promise<void> {
    const found = await find(this.db.manager, id, version);
    refuseToConfirm(found, actor);
    await refuseElsewhere(this.db.manager, id);
    await this.codes.send(actor, actOf(found));
  }

  /**
   * Confirms it: a job takes back all payments of the file, and the next run waits for that.
   * @returns the id of the run
   * @throws NotFound, BadInput, RateLimited; Conflict also when a payment of the file came back or was paid meanwhile
   */
  async confirm(
    actor: UserActor,
    { id, version, because: given, code }: ReleasePaymentArgs,
  ): Promise<string> {
    const seen = await find(this.db.manager, id, version);
    refuseToConfirm(seen, actor);
    const because = cleanMessage(given);
    return this.codes.confirmed(actor, actOf(seen), code, async (tx) => {
      const found = await lock(tx, id, version);
      const { file, run } = found;
      const { id: rejectionId } = refuseToConfirm(found, actor);
      await refuseElsewhere(tx, id);
      await decide(tx, rejectionId, FileRejectionState.CONFIRMED, actor, because);
      await changed(tx, id);
      const details = { ...named(file, run), payments: file.payments, because };
      await recordAudit(tx, actor, 'payment-file.rejection-confirmed', { type: 'payment-file', id }, details);
      await requestJob(tx, 'move-payments', { paymentRunId: run.id });
      return run.id;
    });
  }

  /** Ends a report without any effect. @returns the id of the run @throws NotFound, Conflict */
  refuse(actor: UserActor, { id, version, because: given }: RefuseFileRejectedArgs): Promise<string> {
    const because = cleanMessage(given);
    return this.db.transaction(async (tx) => {
      const { file, run, last } = await lock(tx, id, version);
      if (last?.state !== FileRejectionState.PROPOSED)
        throw new Conflict('Nothing is reported about this file that waits.');
      await decide(tx, last.id, FileRejectionState.REFUSED, actor, because);
      await changed(tx, id);
      const details = { ...named(file, run), because };
      await recordAudit(tx, actor, 'payment-file.rejection-refused', { type: 'payment-file', id }, details);
      return run.id;
    });
  }
}

/** @throws NotFound; Conflict when the file was changed since it was read */
async function find(tx: EntityManager, id: string, version: number): Promise<Found> {
  const file = isUUID(id) ? await tx.findOne(PaymentFile, { where: { id }, relations: { run: true } }) : null;
  if (!file) throw new NotFound('We could not find this payment file.');
  if (file.version !== version)
    throw new Conflict('This file was changed since you opened it. Reload the page and look again.');
  const [last] = await tx.find(FileRejection, { where: { fileId: id }, order: { madeAt: 'DESC' }, take: 1 });
  return { file, run: file.run, last };
}

/** The run before the file: whoever sends, settles or fetches has the run too. */
async function lock(tx: EntityManager, id: string, version: number): Promise<Found> {
  const { run } = await find(tx, id, version);
  await tx.query('SELECT 1 FROM payment_runs WHERE id = $1 FOR NO KEY UPDATE', [run.id]);
  // A file may have a million payments.
  await tx.query(`SET LOCAL statement_timeout = '120s'`);
  return find(tx, id, version);
}

/** @returns the report @throws Conflict with the reason why this person may not confirm it */
function refuseToConfirm({ file, run, last }: Found, { userId }: UserActor): FileRejection {
  if (!last) throw new Conflict('Nothing is reported about this file that waits.');
  const refusal = confirmRefusal(file, run, last, userId);
  if (refusal) throw new Conflict(refusal);
  return last;
}

/** What came back by itself, or is paid, contradicts that the whole file was rejected. @throws Conflict with the payments */
async function refuseElsewhere(tx: EntityManager, fileId: string): Promise<void> {
  const rows = await tx.query<{ sid: string; state: string; count: number }[]>(ELSEWHERE, [fileId]);
  const [first] = rows;
  if (!first) return;
  const names = rows.map(({ sid, state }) => `${sid === '' ? 'tax' : sid} (${state})`).join(', ');
  const payments = first.count === 1 ? 'One payment' : `${first.count} payments`;
  const others = first.count > rows.length ? ' and others' : '';
  throw new Conflict(
    `${payments} of this file came back or went on already: ${names}${others}. Decide about the payments one by one.`,
  );
}

async function decide(
  tx: EntityManager,
  id: string,
  state: FileRejectionState.CONFIRMED | FileRejectionState.REFUSED,
  { userId }: UserActor,
  because: string,
): Promise<void> {
  await tx.query(
    `UPDATE file_rejections SET state = $2, decider_id = $3, decided_at = now(), decided_because = $4 WHERE id = $1`,
    [id, state, userId, because],
  );
}

async function changed(tx: EntityManager, fileId: string): Promise<void> {
  await tx.query('UPDATE payment_files SET version = version + 1 WHERE id = $1', [fileId]);
}

const named = (file: PaymentFile, run: PaymentRun) => ({
  run: run.number,
  sha256: file.sha256.toString('hex'),
});

function actOf({ file, run }: Found): Act {
  return {
    key: `confirm-file-rejected ${file.id} version ${file.version}`,
    named: { name: 'confirm-file-rejected', run: run.number, file: file.number },
  };
}
