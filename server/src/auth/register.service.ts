import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { BadInput } from '../common/errors.js';
import { foldedEmailSql } from '../database/folded-email.js';
import { cleanEmail } from '../rules/text-values.js';
import { stateOfAddress } from './account-of.js';
import { AccountMails } from './account-mails.js';
import { useToken } from './account-tokens.js';
import { MailLimits } from './mail-limits.js';
import { hashPassword } from './password-hashing.js';
import { PasswordRules } from './password-rules.js';
import type { RegisterInput } from './register.input.js';

/** The same whether or not the address is taken (design section 4; the words are those of spec section 8). */
const REGISTERED = 'An email verification link has been sent to your email account.';
const VERIFIED = 'Your e-mail address is verified. You can sign in now.';
const LINK_SENT =
  'If this address has an account that is not verified yet, a new verification link has been sent to it.';
const LINK_DEAD =
  'This verification link has been used already or has expired. If you cannot sign in, ask for a new link.';

interface Registered {
  id: string;
  email: string;
  enabled: boolean;
  verified: boolean;
}

/** Making an account and proving its address. Neither signs anybody in (security promise I6). */
@Injectable()
export class RegisterService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly limits: MailLimits,
    private readonly mails: AccountMails,
    private readonly rules: PasswordRules,
  ) {}

  /**
   * Makes an account that waits for its address to be proven; one that waits already gets the new name and password
   * (design section 5). The owner of a taken address gets a mail that says so, and the caller the same answer.
   * @throws BadInput for a password everybody tries; RateLimited after too many mails to the address.
   */
  async register(input: RegisterInput, clientAddress: string): Promise<{ message: string }> {
    const given = cleanEmail(input.email);
    this.rules.check(input.password, given);
    await this.limits.count('verification', given, clientAddress);
    const passwordHash = await hashPassword(input.password);
    await this.db.transaction(async (tx) => {
      const account = await saveRegistered(tx, input.name.trim(), given, passwordHash);
      const { id, email, enabled, verified } = account;
      const pending = enabled && !verified;
      if (pending) await this.mails.sendVerificationLink(tx, { userId: id, email });
      else await this.mails.sendAlreadyRegistered(tx, { userId: id, email });
      const action = pending ? 'user.registered' : 'user.registered-again';
      await recordAudit(tx, 'anonymous', action, { type: 'user', id });
    });
    return { message: REGISTERED };
  }

  /** Proves an address by the link mailed to it. @throws BadInput when the link works no more. */
  async verifyAccount(code: string): Promise<{ message: string }> {
    await this.db.transaction(async (tx) => {
      const userId = await useToken(tx, 'verification', code);
      if (!userId) throw new BadInput(LINK_DEAD);
      await tx.query(
        `UPDATE users SET verified_at = now(), updated_at = now(), version = version + 1
         WHERE id = $1 AND verified_at IS NULL`,
        [userId],
      );
      await recordAudit(tx, 'anonymous', 'user.verified', { type: 'user', id: userId }, { by: 'link' });
    });
    return { message: VERIFIED };
  }

  /** Mails a fresh link to an account that waits for its address to be proven; answers the same for every address. */
  async requestVerificationLink(given: string, clientAddress: string): Promise<{ message: string }> {
    const typed = cleanEmail(given);
    await this.limits.count('verification', typed, clientAddress);
    await this.db.transaction(async (tx) => {
      const { email, userId, enabled, verified } = await stateOfAddress(tx, typed);
      const withheld = !enabled || verified === true;
      await this.mails.sendVerificationLink(tx, { userId, email, withheld });
    });
    return { message: LINK_SENT };
  }
}

/**
 * Writes the account by one statement, whoever the address belongs to. Only a member's account that waits and was never
 * signed in to takes the new name and password: one whose address an administrator has changed keeps its own.
 */
async function saveRegistered(
  tx: EntityManager,
  name: string,
  email: string,
  passwordHash: string,
): Promise<Registered> {
  const replaced = `u.verified_at IS NULL AND u.enabled AND u.role = 'STANDARD'
    AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id)`;
  const [row] = await tx.query<Registered[]>(
    `INSERT INTO users AS u (name, email, password_hash) VALUES ($1, $2, $3)
     ON CONFLICT (${foldedEmailSql('email')}) DO UPDATE SET
       name = CASE WHEN ${replaced} THEN excluded.name ELSE u.name END,
       password_hash = CASE WHEN ${replaced} THEN excluded.password_hash ELSE u.password_hash END,
       updated_at = CASE WHEN ${replaced} THEN now() ELSE u.updated_at END,
       version = CASE WHEN ${replaced} THEN u.version + 1 ELSE u.version END
     RETURNING id, email, enabled, verified_at IS NOT NULL AS verified`,
    [name, email, passwordHash],
  );
  return row!;
}
