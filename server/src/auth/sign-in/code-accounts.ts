import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import { foldedEmailSql } from '../../database/folded-email.js';
import { User } from '../../users/user.entity.js';
import { endTokens } from '../accounts/account-tokens.js';
import { CLAIM_NAME, PROVEN_NAME } from '../accounts/name-of-claims.js';

interface ClaimOwner {
  email: string;
  name: string;
}

/** Finds or creates the account of an address that a correct code has verified (SIGNIN-38, SIGNIN-39). */
@Injectable()
export class CodeAccounts {
  /**
   * The account, locked: created if claims have the address and there is no account yet; verified if it was pending, in
   * which case the password and name registered before are discarded, since their author had not verified the mailbox.
   * Undefined if there is nothing to sign in to; a disabled account is returned unchanged.
   */
  async verifiedBy(tx: EntityManager, email: string): Promise<User | undefined> {
    const user = (await this.find(tx, email)) ?? (await this.makeForClaims(tx, email));
    if (user?.enabled && !user.verifiedAt) await this.verify(tx, user);
    return user ?? undefined;
  }

  private find(tx: EntityManager, email: string): Promise<User | null> {
    return tx
      .createQueryBuilder(User, 'u')
      .setLock('pessimistic_write')
      .where(`${foldedEmailSql('u.email')} = ${foldedEmailSql(':email')}`, { email })
      .getOne();
  }

  private async makeForClaims(tx: EntityManager, email: string): Promise<User | null> {
    const [owner] = await tx.query<ClaimOwner[]>(
      `SELECT email, ${CLAIM_NAME} AS name
       FROM submissions WHERE ${foldedEmailSql('email')} = ${foldedEmailSql('$1')} ORDER BY created_at, id LIMIT 1`,
      [email],
    );
    if (!owner) return null;
    const [made] = await tx.query<{ id: string }[]>(
      `INSERT INTO users (name, email, verified_at) VALUES ($1, $2, now())
       ON CONFLICT (${foldedEmailSql('email')}) DO NOTHING RETURNING id`,
      [owner.name, owner.email],
    );
    if (made)
      await recordAudit(tx, 'anonymous', 'user.created', { type: 'user', id: made.id }, { by: 'code' });
    return this.find(tx, email);
  }

  private async verify(tx: EntityManager, user: User): Promise<void> {
    user.verifiedAt = new Date();
    user.passwordHash = null;
    user.unprovenPassword = null;
    const [[named]] = await tx.query<[{ name: string }[], number]>(
      `UPDATE users SET name = ${PROVEN_NAME}, verified_at = now(), password_hash = NULL, unproven_password = NULL,
         updated_at = now(), version = version + 1 WHERE id = $1 RETURNING name`,
      [user.id],
    );
    user.name = named!.name;
    await endTokens(tx, 'verification', user.id);
    await recordAudit(tx, 'anonymous', 'user.verified', { type: 'user', id: user.id }, { by: 'code' });
  }
}
