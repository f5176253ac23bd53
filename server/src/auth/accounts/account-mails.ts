import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailLinks } from '../../mail/mail-links.js';
import { MailService } from '../../mail/mail.service.js';
import type { ActOfCode } from '../../mail/mail-templates.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { issueToken, TOKEN_MINUTES } from './account-tokens.js';
import {
  CODE_MINUTES,
  codeNetwork,
  codePlace,
  type CodePurpose,
  issueCode,
} from '../codes/one-time-codes.js';

/** An address and its account; null if there is none or it must not receive anything. */
export interface Addressee {
  userId: string | null;
  email: string;
  /** All rows are written but nothing is sent (SIGNIN-45, MAIL-3). */
  withheld?: boolean;
}

/** The registration for which a verification link is mailed. */
export interface Registration {
  /** Set only if this registration takes effect when its link is used. */
  registeredName?: string;
  /** When the account was registered; null if there is none, in which case nothing is mailed. */
  registeredAt: Date | null;
  /** Whether claims have this address, so that it needs no registration for them. */
  ownsClaims: boolean;
}

/** Mails that contain a secret: the secret is generated, stored as a hash and mailed in one transaction. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mails: MailService,
    private readonly links: MailLinks,
    private readonly ring: KeyRing,
  ) {}

  /**
   * Mails the link that verifies an address. It includes the time of the registration, so that the owner recognises it.
   */
  async sendVerificationLink(
    tx: EntityManager,
    { userId, email, withheld }: Addressee,
    { registeredName, registeredAt, ownsClaims }: Registration,
  ): Promise<void> {
    const owner = { userId: withheld ? null : userId, email, registeredName };
    const link = this.links.verification(await issueToken(tx, 'verification', owner));
    const registered = (registeredAt ?? new Date()).toISOString();
    const life = { minutes: TOKEN_MINUTES.verification, withheld };
    await this.mails.sendMail(tx, 'verification-link', email, { link, registered, ownsClaims }, life);
  }

  /**
   * Mailed instead of the link when an address with a verified account is registered again; runs the same statements.
   */
  async sendAlreadyRegistered(tx: EntityManager, { email }: Addressee): Promise<void> {
    await issueToken(tx, 'verification', { userId: null, email });
    const life = { minutes: TOKEN_MINUTES.verification };
    await this.mails.sendMail(tx, 'already-registered', email, { loginLink: this.links.login() }, life);
  }

  /** Mails the link to choose a new password. */
  async sendResetLink(tx: EntityManager, { userId, email, withheld }: Addressee): Promise<void> {
    const token = await issueToken(tx, 'reset', { userId: withheld ? null : userId, email });
    const life = { minutes: TOKEN_MINUTES.reset, withheld };
    await this.mails.sendMail(tx, 'reset-link', email, { link: this.links.reset(token) }, life);
  }

  /** Mails the owner a link to choose a password, if several were registered for the address and none was kept. */
  async sendPasswordChoice(tx: EntityManager, { userId, email }: Addressee): Promise<void> {
    const link = this.links.reset(await issueToken(tx, 'reset', { userId, email }));
    await this.mails.sendMail(tx, 'choose-password', email, { link }, { minutes: TOKEN_MINUTES.reset });
  }

  /** Mails a new code, which invalidates the previous one. */
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

  /** Mails a new code for this act only, which invalidates the previous one. */
  async sendActCode(
    tx: EntityManager,
    { userId, email }: Addressee,
    { key, named }: { key: string; named: ActOfCode },
    network: string,
  ): Promise<void> {
    const place = codePlace(this.ring, email, 'act');
    const code = await issueCode(tx, this.ring, place, codeNetwork(this.ring, network), userId, key);
    await this.mails.sendMail(tx, 'act-code', email, { code, act: named }, { minutes: CODE_MINUTES });
  }

  /** Mails a new code that opens this copy of a claim only, which invalidates the previous one. */
  async sendCopyCode(tx: EntityManager, email: string, key: string, network: string): Promise<void> {
    const place = codePlace(this.ring, email, 'claim-copy');
    const code = await issueCode(tx, this.ring, place, codeNetwork(this.ring, network), null, key);
    await this.mails.sendMail(tx, 'claim-copy-code', email, { code }, { minutes: CODE_MINUTES });
  }

  /** Notifies the owner that the password was changed. */
  async sendPasswordChanged(tx: EntityManager, email: string): Promise<void> {
    await this.mails.sendMail(tx, 'password-changed', email, { loginLink: this.links.login() });
  }
}
