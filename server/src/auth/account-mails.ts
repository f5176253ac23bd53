import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailLinks } from '../mail/mail-links.js';
import { MailService } from '../mail/mail.service.js';
import { KeyRing } from '../sealing/key-ring.js';
import { issueToken, TOKEN_MINUTES } from './account-tokens.js';
import { CODE_MINUTES, codeNetwork, codePlace, type CodePurpose, issueCode } from './one-time-codes.js';

/** An address and the account behind it; null where there is none, or where it is to get nothing. */
export interface Addressee {
  userId: string | null;
  email: string;
  /** Everything is written and nothing is sent (security promise I2). */
  withheld?: boolean;
}

/** The mails that carry a secret: the secret is made, kept as a hash and mailed in one transaction. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mails: MailService,
    private readonly links: MailLinks,
    private readonly ring: KeyRing,
  ) {}

  /** The link that proves an address. */
  async sendVerificationLink(tx: EntityManager, { userId, email, withheld }: Addressee): Promise<void> {
    const token = await issueToken(tx, 'verification', withheld ? null : userId, email);
    const link = this.links.verification(token);
    const life = { minutes: TOKEN_MINUTES.verification, withheld };
    await this.mails.sendMail(tx, 'verification-link', email, { link }, life);
  }

  /** Instead of the link, to the owner of an address that somebody registers again: with the same statements. */
  async sendAlreadyRegistered(tx: EntityManager, { email }: Addressee): Promise<void> {
    await issueToken(tx, 'verification', null, email);
    const life = { minutes: TOKEN_MINUTES.verification };
    await this.mails.sendMail(tx, 'already-registered', email, { loginLink: this.links.login() }, life);
  }

  /** The link by which a new password is chosen. */
  async sendResetLink(tx: EntityManager, { userId, email, withheld }: Addressee): Promise<void> {
    const token = await issueToken(tx, 'reset', withheld ? null : userId, email);
    const life = { minutes: TOKEN_MINUTES.reset, withheld };
    await this.mails.sendMail(tx, 'reset-link', email, { link: this.links.reset(token) }, life);
  }

  /** A new code; the one before works no more. */
  async sendCode(
    tx: EntityManager,
    { userId, email, withheld }: Addressee,
    purpose: CodePurpose,
    network: string,
  ): Promise<void> {
    const place = codePlace(this.ring, email, purpose);
    const code = await issueCode(tx, this.ring, place, codeNetwork(this.ring, network), userId);
    await this.mails.sendMail(tx, 'one-time-code', email, { code }, { minutes: CODE_MINUTES, withheld });
  }

  /** Tells the owner that the password is another one. */
  async sendPasswordChanged(tx: EntityManager, email: string): Promise<void> {
    await this.mails.sendMail(tx, 'password-changed', email, { loginLink: this.links.login() });
  }
}
