import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { UserActor } from '../../common/actor.js';
import { BadInput, Conflict } from '../../common/errors.js';
import { cleanEmail } from '../../rules/text-values.js';
import { User } from '../../users/user.entity.js';
import { stateOfAddress } from '../accounts/account-of.js';
import { AccountMails } from '../accounts/account-mails.js';
import { endTokens, isUsableToken, useToken } from '../accounts/account-tokens.js';
import type { ChangePasswordInput } from './change-password.input.js';
import { endSessions } from '../sessions/end-sessions.js';
import { MailLimits } from '../limits/mail-limits.js';
import { PROVEN_NAME } from '../accounts/name-of-claims.js';
import { hashPassword, verifyPassword } from './password-hashing.js';
import { PasswordRules } from './password-rules.js';
import type { ResetPasswordInput } from './reset-password.input.js';
import { SignInLimits } from '../limits/sign-in-limits.js';

/** The same whether or not the address is known (ACCOUNT-19). */
const LINK_SENT =
  'If this address has an account, an e-mail to complete your password reset has been sent to it.';
const LINK_INVALID =
  'This link has already been used or has expired. If you have just chosen a new password, sign in with it; otherwise ask for a new link.';
/** The text of ACCOUNT-22. */
const UPDATED = 'Password has been updated';
const NOT_RIGHT = 'The current password is not correct';
const WRONG = 'The password is not correct';

/** Forgotten and changed passwords. Neither signs the user in (ACCOUNT-16). */
@Injectable()
export class PasswordsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly mailLimits: MailLimits,
    private readonly limits: SignInLimits,
    private readonly mails: AccountMails,
    private readonly rules: PasswordRules,
  ) {}

  /** Mails a link to choose a new password; the response is the same for every address. @throws RateLimited */
  async forgotPassword(given: string, clientAddress: string): Promise<{ message: string }> {
    const typed = cleanEmail(given);
    const write = () =>
      this.db.transaction(async (tx) => {
        const { email, userId, enabled } = await stateOfAddress(tx, typed);
        await this.mails.sendResetLink(tx, { userId, email, withheld: !enabled });
        await recordAudit(tx, 'anonymous', 'password.reset-requested', {
          type: 'user',
          id: userId ?? 'unknown',
        });
      });
    await this.mailLimits.counted('reset', typed, clientAddress, write);
    return { message: LINK_SENT };
  }

  /**
   * Whether a reset link can still be used, so that nobody types two passwords for one that cannot. The token is the secret:
   * whoever has one learns no more than by using it (ACCOUNT-35).
   */
  isResetLinkValid(token: string): Promise<boolean> {
    return isUsableToken(this.db.manager, 'reset', token);
  }

  /**
   * Sets the password of the account that the link belongs to, which also verifies the address, ends all sessions and
   * removes all passkeys: the owner may be resetting because of an intruder, whose passkey must not survive. A name
   * registered without verification is discarded with its password.
   * @throws BadInput if the link is no longer valid or the password is a common one
   */
  async resetPassword({ password, token }: ResetPasswordInput): Promise<{ message: string }> {
    this.rules.check(password);
    const passwordHash = await hashPassword(password);
    await this.db.transaction(async (tx) => {
      const used = await useToken(tx, 'reset', token);
      if (!used) throw new BadInput(LINK_INVALID);
      const { userId } = used;
      const [[user]] = await tx.query<[{ email: string }[], number]>(
        `UPDATE users SET name = ${PROVEN_NAME}, password_hash = $2, unproven_password = NULL,
           verified_at = coalesce(verified_at, now()), updated_at = now(), version = version + 1
         WHERE id = $1 RETURNING email`,
        [userId, passwordHash],
      );
      // The account is known only now; a rejected password leaves the link valid.
      this.rules.check(password, user!.email);
      await endTokens(tx, 'verification', userId);
      const sessionsEnded = await endSessions(tx, userId);
      const [, passkeysRemoved] = await tx.query<[unknown, number]>(
        'DELETE FROM passkeys WHERE user_id = $1',
        [userId],
      );
      await this.mails.sendPasswordChanged(tx, user!.email);
      await recordAudit(
        tx,
        'anonymous',
        'password.reset',
        { type: 'user', id: userId },
        { sessionsEnded, passkeysRemoved },
      );
    });
    return { message: UPDATED };
  }

  /**
   * Verifies the caller's own password before an act. An account without a password has none that is right.
   * @throws BadInput at `password` if it is wrong; RateLimited after too many wrong ones
   */
  async verify({ userId, email }: UserActor, password: string, clientAddress: string): Promise<void> {
    const { passwordHash } = await this.db.getRepository(User).findOneByOrFail({ id: userId });
    const tried = await this.limits.count(email, clientAddress);
    if (!(await verifyPassword(passwordHash, password))) throw BadInput.at('password', WRONG);
    await this.limits.forgive(tried);
  }

  /**
   * Changes the caller's own password and ends their other sessions; a user without a password sets the first one
   * (ACCOUNT-26).
   * @throws BadInput if the current password is wrong; RateLimited after too many wrong ones
   */
  async changePassword(
    actor: UserActor,
    { currentPassword, newPassword }: ChangePasswordInput,
    clientAddress: string,
  ): Promise<{ message: string }> {
    this.rules.check(newPassword, actor.email, 'newPassword');
    const { passwordHash: old, email } = await this.db
      .getRepository(User)
      .findOneByOrFail({ id: actor.userId });
    const tried = await this.limits.count(email, clientAddress);
    const right = await verifyPassword(old, currentPassword ?? '');
    // A browser may repeat a call when the connection breaks; the first call may already have changed the password.
    const isMade = old !== null && !right && (await verifyPassword(old, newPassword));
    if (old !== null && !right && !isMade) throw BadInput.at('currentPassword', NOT_RIGHT);
    await this.limits.forgive(tried);
    if (isMade) return { message: UPDATED };
    const passwordHash = await hashPassword(newPassword);
    await this.db.transaction(async (tx) => {
      const { affected } = await tx.update(
        User,
        { id: actor.userId, passwordHash: old ?? IsNull() },
        { passwordHash },
      );
      if (affected !== 1) throw new Conflict('Your password was changed in the meantime. Please try again.');
      await endTokens(tx, 'reset', actor.userId);
      const sessionsEnded = await endSessions(tx, actor.userId, actor.sessionId);
      await this.mails.sendPasswordChanged(tx, email);
      await recordAudit(tx, actor, 'password.changed', { type: 'user', id: actor.userId }, { sessionsEnded });
    });
    return { message: UPDATED };
  }
}
