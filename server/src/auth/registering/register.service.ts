import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import { BadInput } from '../../common/errors.js';
import { foldedEmailSql } from '../../database/folded-email.js';
import { foldedEmail } from '../../rules/folded-email.js';
import { ENGLISH } from '../../rules/text.js';
import { cleanEmail } from '../../rules/text-values.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { stateOfAddress } from '../accounts/account-of.js';
import { AccountMails } from '../accounts/account-mails.js';
import { endTokens, type UsedToken, useToken } from '../accounts/account-tokens.js';
import { MailLimits } from '../limits/mail-limits.js';
import { nameByClaims } from '../accounts/name-of-claims.js';
import { hashRegisteredPassword } from '../passwords/password-hashing.js';
import { PasswordRules } from '../passwords/password-rules.js';
import type { RegisterInput } from './register.input.js';

/** The same whether or not the address is taken (ACCOUNT-5; the text is that of ACCOUNT-4). */
const REGISTERED = 'An email verification link has been sent to your email account.';
const VERIFIED = 'Your e-mail address is verified. You can sign in now.';
const NONE_KEPT =
  'Your e-mail address is verified. It was registered more than once with different passwords, so we kept none of them: we have e-mailed you a link to choose a password.';
const LINK_SENT =
  'If this address has an account that is not verified yet, a new verification link has been sent to it.';
const LINK_INVALID =
  'This verification link has already been used or has expired. If you cannot sign in, ask for a new link.';

interface NewAccount {
  name: string;
  email: string;
  password: string;
  language: string;
}

interface Registered {
  id: string;
  email: string;
  enabled: boolean;
  verified: boolean;
  registeredAt: Date;
}

/** Registers accounts and verifies their addresses. Neither signs the user in (ACCOUNT-16). */
@Injectable()
export class RegisterService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly limits: MailLimits,
    private readonly mails: AccountMails,
    private readonly rules: PasswordRules,
    private readonly ring: KeyRing,
  ) {}

  /**
   * Creates an account whose address is still to be verified. Registering such an address again mails another link and
   * does not change the earlier registration: a link never confirms somebody else's password. The owner of a taken
   * address gets a mail about it, and the caller the same response.
   * @param language chosen in the browser, for the mails to the account; English without one
   * @throws BadInput for a common password; RateLimited after too many mails to the address
   */
  async register(
    input: RegisterInput,
    clientAddress: string,
    language = ENGLISH,
  ): Promise<{ message: string }> {
    const given = cleanEmail(input.email);
    const registeredName = input.name.trim();
    this.rules.check(input.password, given);
    await this.limits.counted('verification', given, clientAddress, () =>
      this.writeRegistration({ name: registeredName, email: given, password: input.password, language }),
    );
    return { message: REGISTERED };
  }

  private async writeRegistration({ name, email: given, password, language }: NewAccount): Promise<void> {
    const salt = this.ring.digest('registration.salt', foldedEmail(given));
    const passwordHash = await hashRegisteredPassword(password, salt);
    await this.db.transaction(async (tx) => {
      const account = await saveRegistered(tx, { name, email: given, passwordHash, language });
      const { id, email, enabled, verified, registeredAt } = account;
      const { ownsClaims } = await stateOfAddress(tx, given);
      const pending = enabled && !verified;
      const registration = { registeredName: name, registeredAt, ownsClaims };
      if (pending) await this.mails.sendVerificationLink(tx, { userId: id, email }, registration);
      else await this.mails.sendAlreadyRegistered(tx, { userId: id, email });
      const action = pending ? 'user.registered' : 'user.registered-again';
      await recordAudit(tx, 'anonymous', action, { type: 'user', id });
    });
  }

  /**
   * Verifies an address with a link mailed to it; the first link used counts. The account takes the name of that link's
   * registration, and keeps its password only if no other one was registered; otherwise a link to choose one is mailed.
   * A requested link belongs to no registration: the account takes the name of the newest one or, if their passwords
   * differed, a name from its claims.
   * @throws BadInput if the link is no longer valid
   */
  async verifyAccount(code: string): Promise<{ message: string }> {
    return this.db.transaction(async (tx) => {
      const used = await useToken(tx, 'verification', code);
      const verified = used && (await verifyAddress(tx, used));
      if (!verified) throw new BadInput(LINK_INVALID);
      const { id, email, noneKept } = verified;
      await endTokens(tx, 'verification', id);
      if (noneKept) await this.mails.sendPasswordChoice(tx, { userId: id, email });
      await recordAudit(tx, 'anonymous', 'user.verified', { type: 'user', id }, { by: 'link', noneKept });
      return { message: noneKept ? NONE_KEPT : VERIFIED };
    });
  }

  /** Mails a new link to an account with an unverified address; the response is the same for every address. */
  async requestVerificationLink(given: string, clientAddress: string): Promise<{ message: string }> {
    const typed = cleanEmail(given);
    const write = () =>
      this.db.transaction(async (tx) => {
        const { email, userId, enabled, verified, registeredAt, ownsClaims } = await stateOfAddress(
          tx,
          typed,
        );
        const withheld = !enabled || verified === true;
        await this.mails.sendVerificationLink(tx, { userId, email, withheld }, { registeredAt, ownsClaims });
      });
    await this.limits.counted('verification', typed, clientAddress, write);
    return { message: LINK_SENT };
  }
}

/**
 * Saves the account with one statement, whoever the address belongs to. An existing account is unchanged; if its
 * password is unverified and differs from this one, it records that there were several.
 */
async function saveRegistered(
  tx: EntityManager,
  { name, email, passwordHash, language }: Omit<NewAccount, 'password'> & { passwordHash: string },
): Promise<Registered> {
  const [row] = await tx.query<Registered[]>(
    `INSERT INTO users AS u (name, email, password_hash, language, unproven_password) VALUES ($1, $2, $3, $4, 'ONE')
     ON CONFLICT (${foldedEmailSql('email')}) DO UPDATE SET unproven_password =
       CASE WHEN u.unproven_password = 'ONE' AND u.password_hash IS DISTINCT FROM excluded.password_hash
            THEN 'SEVERAL' ELSE u.unproven_password END
     RETURNING id, email, enabled, verified_at IS NOT NULL AS verified, now() AS "registeredAt"`,
    [name, email, passwordHash, language],
  );
  return row!;
}

/** SQL for the name in the account's newest registration; null if its link has been deleted. */
const NEWEST_NAME = `(SELECT registered_name FROM account_tokens t WHERE t.user_id = u.id AND t.registered_name IS NOT NULL
  ORDER BY t.created_at DESC LIMIT 1)`;

/** Marks the address as verified. @returns undefined if it already was */
async function verifyAddress(
  tx: EntityManager,
  { userId, registeredName }: UsedToken,
): Promise<{ id: string; email: string; noneKept: boolean } | undefined> {
  const [rows] = await tx.query<[{ id: string; email: string; noneKept: boolean }[], number]>(
    `UPDATE users u SET verified_at = now(), updated_at = now(), version = u.version + 1, unproven_password = NULL,
       name = CASE WHEN old.unproven_password IS NULL THEN u.name
                   WHEN $2::text IS NOT NULL THEN $2
                   WHEN old.unproven_password = 'SEVERAL' THEN ${nameByClaims('u')}
                   ELSE coalesce(${NEWEST_NAME}, u.name) END,
       password_hash = CASE WHEN old.unproven_password = 'SEVERAL' THEN NULL ELSE u.password_hash END
     FROM (SELECT id, unproven_password FROM users WHERE id = $1 AND verified_at IS NULL FOR UPDATE) old
     WHERE u.id = old.id
     RETURNING u.id, u.email, coalesce(old.unproven_password = 'SEVERAL', false) AS "noneKept"`,
    [userId, registeredName],
  );
  return rows[0];
}
