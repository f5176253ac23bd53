import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { BadInput, RateLimited } from '../../common/errors.js';
import { KeyRing } from '../../encryption/key-ring.js';
import type { ActOfCode } from '../../mail/mail-templates.js';
import { AccountMails } from '../accounts/account-mails.js';
import { CodeLimits } from '../codes/code-limits.js';
import { codePlace, consumeCode, returnAttempt, takeAttempt } from '../codes/one-time-codes.js';
import { MailLimits, PAUSE_SECONDS } from '../limits/mail-limits.js';
import { IS_CHECK } from './checking-acts.js';
import { NewCheckers } from './new-checkers.js';

/** An act that binds the scheme or moves money, on one object in one version. */
export interface Act {
  /** What the code is bound to: `approve-rules 3 version 2`. */
  key: string;
  /** What its mail says that the code is for. */
  named: ActOfCode;
}

/** A claim that was filed by telephone, whose copy a code opens. */
export interface CopyToOpen {
  /** The address that the copy was mailed to. */
  email: string;
  /** What the code is bound to. */
  key: string;
}

/** Work in a transaction; calling `confirm` uses the code, and refuses the work if it is wrong. */
type ConfirmedWork<Result> = (tx: EntityManager, confirm: () => Promise<void>) => Promise<Result>;

const REFUSAL =
  'That code is not right, is for something else, or has expired. Please check it, or ask for a new one.';
const SPENT =
  'There were too many attempts with this code, and it no longer works. Please ask for a new one.';
/** Attempts of a signed-in user are counted together, whatever their network. */
const ANYWHERE = '';

/** Requires a code mailed to the user before an act; each code is valid for one act only (ACT-1). */
@Injectable()
export class ActCodes {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly mailLimits: MailLimits,
    private readonly limits: CodeLimits,
    private readonly mails: AccountMails,
    private readonly newCheckers: NewCheckers,
  ) {}

  /**
   * Mails a code for the act, which invalidates the previous one.
   * @throws RateLimited; Conflict for a check by an account that checks nothing yet (USER-17)
   */
  async send(actor: UserActor, act: Act): Promise<void> {
    await this.refuseNewChecker(actor, act);
    const { userId, email } = actor;
    const isSent = await this.db.transaction(async (tx) => {
      if (!(await this.mailLimits.allows(tx, 'act', email))) return false;
      await this.mails.sendActCode(tx, { userId, email }, act, ANYWHERE);
      return true;
    });
    if (!isSent)
      throw new RateLimited(
        PAUSE_SECONDS,
        'A code was sent a moment ago, or too many in the last hour. Please check your e-mail, or try again later.',
      );
  }

  /**
   * Mails a code that opens the copy of a claim, which invalidates the previous one (PHONE-8). Counted like every mail
   * that somebody requests without being signed in.
   * @throws RateLimited
   */
  async sendForCopy({ email, key }: CopyToOpen, clientAddress: string): Promise<void> {
    await this.mailLimits.counted('claim-copy', email, clientAddress, () =>
      this.db.transaction((tx) => this.mails.sendCopyCode(tx, email, key, ANYWHERE)),
    );
  }

  /** Performs the act in the same transaction in which its code is used. @throws as `confirming` */
  confirmed<Result>(
    actor: UserActor,
    act: Act,
    code: string,
    work: (tx: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.confirming(actor, act, code, confirmedFirst(work));
  }

  /** Opens the copy of a claim in the same transaction in which its code is used. @throws as `confirming` */
  opened<Result>(
    copy: CopyToOpen,
    code: string,
    work: (tx: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.use('claim-copy', copy, code, confirmedFirst(work));
  }

  /**
   * Runs `work` in a transaction with a function that uses the code, for work that finds out itself whether it is the
   * act. A code that was not used, or whose work failed, can be used again.
   * @throws BadInput at `code` for a code that is wrong, expired, used or for something else; RateLimited after too many
   *   of them; Conflict for a check by an account that checks nothing yet (USER-17)
   */
  async confirming<Result>(
    actor: UserActor,
    act: Act,
    code: string,
    work: ConfirmedWork<Result>,
  ): Promise<Result> {
    await this.refuseNewChecker(actor, act);
    return this.use('act', { email: actor.email, key: act.key }, code, work);
  }

  private async refuseNewChecker(actor: UserActor, { named }: Act): Promise<void> {
    if (IS_CHECK[named.name]) await this.newCheckers.refuse(this.db, actor);
  }

  private async use<Result>(
    purpose: 'act' | 'claim-copy',
    { email, key }: { email: string; key: string },
    code: string,
    work: ConfirmedWork<Result>,
  ): Promise<Result> {
    const place = codePlace(this.ring, email, purpose);
    // Committed before the code is compared, so that a failure counts regardless of what follows.
    const { tried, salt, spent } = await this.db.transaction(async (tx) => {
      const taken = await takeAttempt(tx, place);
      const trier = { email, network: ANYWHERE, purpose };
      return { ...taken, tried: await this.limits.count(tx, trier, taken) };
    });
    const found = { isWrong: false, isUsed: false };
    try {
      return await this.db.transaction((tx) =>
        work(tx, async () => {
          found.isUsed = await consumeCode(tx, this.ring, place, salt, code, key);
          found.isWrong = !found.isUsed;
          if (found.isUsed) return;
          const message = spent ? SPENT : REFUSAL;
          throw new BadInput(message, { code: message });
        }),
      );
    } catch (error) {
      found.isUsed = false;
      throw error;
    } finally {
      if (!found.isWrong) {
        if (!found.isUsed) await returnAttempt(this.db, place, salt).catch(() => undefined);
        await this.limits.forgive(this.db, tried);
      }
    }
  }
}

/** Work that is the act in any case. */
function confirmedFirst<Result>(work: (tx: EntityManager) => Promise<Result>): ConfirmedWork<Result> {
  return async (tx, confirm) => {
    await confirm();
    return work(tx);
  };
}
