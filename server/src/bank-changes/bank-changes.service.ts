import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { type Act, ActCodes } from '../auth/acts/act-codes.js';
import type { UserActor } from '../common/actor.js';
import { BadInput, Conflict, NotFound } from '../common/errors.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import { needsWords } from '../rules/bank-change-schema.js';
import { dayText } from '../rules/day-text.js';
import { BankChangeMails } from './bank-change-mails.js';
import { BankChangeState } from './bank-change-state.js';
import type {
  BankChangeModel,
  BankChangePage,
  RefuseBankChangeArgs,
  ReleaseBankChangeArgs,
  RevealedBankChange,
} from './bank-change.model.js';
import { BankChangeReader, OPEN } from './read-bank-changes.js';
import { ReleaseWait } from './release-wait.js';

const subject = ({ submissionId }: { submissionId: string }) => ({
  type: 'submission' as const,
  id: submissionId,
});

/** Releases changed bank details for payment, or refuses them: another person than who entered them (BANK-6 to BANK-9). */
@Injectable()
export class BankChangesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly reader: BankChangeReader,
    private readonly codes: ActCodes,
    private readonly mails: BankChangeMails,
    private readonly wait: ReleaseWait,
  ) {}

  /** A page of the changes in a state, or of the open ones. */
  page(actor: UserActor, state: BankChangeState | null, page: number): Promise<BankChangePage> {
    return this.reader.page(this.db, actor.userId, state === null ? OPEN : [state], page);
  }

  /** The old and new details in the clear, with an audit entry. @throws NotFound */
  reveal(actor: UserActor, id: string): Promise<RevealedBankChange> {
    return this.db.transaction(async (tx) => {
      const revealed = isUUID(id) ? await this.reader.revealed(tx, id) : undefined;
      if (!revealed) throw notFound();
      await recordAudit(tx, actor, 'bank-change.read', subject(revealed), { change: id });
      return revealed;
    });
  }

  /** Mails the code for the release of a change. @throws NotFound, Conflict, RateLimited */
  async sendCode(actor: UserActor, id: string, version: number): Promise<void> {
    const change = await this.find(this.db.manager, actor, id);
    refuse(change, version);
    await this.wait.refuseAlteredRules(this.db);
    await this.codes.send(actor, actOf(change, version));
  }

  /** Releases a change for payment. @throws NotFound, BadInput, Conflict, RateLimited */
  async release(actor: UserActor, given: ReleaseBankChangeArgs): Promise<BankChangeModel> {
    const { id, version, result, code } = given;
    const seen = await this.find(this.db.manager, actor, id);
    refuse(seen, version);
    const words = cleanMessage(given.words ?? '');
    if (words === '' && needsWords(result, seen.stoppedAt !== null))
      throw new BadInput('Write what you found.', { words: 'Write what you found' });
    return this.codes.confirmed(actor, actOf(seen, version), code, async (tx) => {
      const change = await this.locked(tx, actor, id);
      refuse(change, version);
      await this.wait.refuseAlteredRules(tx);
      await tx.query(
        `UPDATE bank_changes SET state = 'RELEASED', decider_id = $2, decided_at = now(), check_result = $3, words = $4,
           version = version + 1 WHERE id = $1`,
        [id, actor.userId, result, words || null],
      );
      await recordAudit(tx, actor, 'bank-change.released', subject(change), { change: id, result });
      await this.mails.notifyOwners(tx, change.submissionId, true);
      return this.find(tx, actor, id);
    });
  }

  /** Refuses a change; the claim keeps what was typed, and its owners are asked. @throws NotFound, Conflict */
  refuse(actor: UserActor, { id, version, reason }: RefuseBankChangeArgs): Promise<BankChangeModel> {
    return this.db.transaction(async (tx) => {
      const change = await this.locked(tx, actor, id);
      refuseDecided(change, version);
      const because = cleanMessage(reason);
      await tx.query(
        `UPDATE bank_changes SET state = 'REFUSED', decider_id = $2, decided_at = now(), words = $3, version = version + 1
         WHERE id = $1`,
        [id, actor.userId, because],
      );
      await recordAudit(tx, actor, 'bank-change.refused', subject(change), { change: id, because });
      await this.mails.notifyOwners(tx, change.submissionId, false);
      return this.find(tx, actor, id);
    });
  }

  private async find(tx: EntityManager, actor: UserActor, id: string): Promise<BankChangeModel> {
    const change = isUUID(id) ? await this.reader.one(tx, actor.userId, id) : undefined;
    if (!change) throw notFound();
    return change;
  }

  /** Locks the claim, then the change, in the order of every edit, and reads the change again. */
  private async locked(tx: EntityManager, actor: UserActor, id: string): Promise<BankChangeModel> {
    const { submissionId } = await this.find(tx, actor, id);
    await tx.query('SELECT 1 FROM submissions WHERE id = $1 FOR NO KEY UPDATE', [submissionId]);
    await tx.query('SELECT 1 FROM bank_changes WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(tx, actor, id);
  }
}

const notFound = () => new NotFound('We could not find this change of bank details.');

function actOf({ id, sid }: BankChangeModel, version: number): Act {
  return {
    key: `release-bank-change ${id} version ${version}`,
    named: { name: 'release-bank-change', sid: sid ?? '' },
  };
}

/** @throws Conflict when it was decided on, or changed */
function refuseDecided({ state, version: now }: BankChangeModel, version: number): void {
  if (!OPEN.includes(state) || now !== version)
    throw new Conflict('This was changed or decided on in the meantime. Reload the page and look again.');
}

/** Whether this person may release it now. @throws Conflict with the reason why not */
function refuse(change: BankChangeModel, version: number): void {
  refuseDecided(change, version);
  if (change.isOwn)
    throw new Conflict(
      'You entered these details, or changed them since they were released last. Somebody who did not has to release them.',
    );
  if (change.releasableAt === null)
    throw new Conflict('The e-mails about this change are not sent yet. Look again in a few minutes.');
  if (change.releasableAt > new Date())
    throw new Conflict('A change can be released 48 hours after the e-mails about it.');
  if (change.paymentDay !== null)
    throw new Conflict(
      `Payments are made on ${dayText(change.paymentDay)}. A change can be released after that day.`,
    );
}
