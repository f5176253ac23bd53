import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailLinks } from '../../mail/mail-links.js';
import { MailService } from '../../mail/mail.service.js';
import { shownMoment } from '../../mail/shown-moment.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { KeyRing } from '../../sealing/key-ring.js';
import { issueToken, TOKEN_MINUTES } from './account-tokens.js';
import {
  CODE_MINUTES,
  codeNetwork,
  codePlace,
  type CodePurpose,
  issueCode,
} from '../codes/one-time-codes.js';

/** An address and the account behind it; null where there is none, or where it is to get nothing. */
export interface Addressee {
  userId: string | null;
  email: string;
  /** Everything is written and nothing is sent (SIGNIN-45, MAIL-3). */
  withheld?: boolean;
}

/** What a verification link is mailed for. */
export interface Registration {
  /** Only where this very registration is to count when the link is used. */
  registeredName?: string;
  /** When the account was registered; null where there is none, which is mailed nothing. */
  registeredAt: Date | null;
  /** Claims carry the address, so that nobody has to register for them. */
  ownsClaims: boolean;
}

/** The mails that carry a secret: the secret is made, kept as a hash and mailed in one transaction. */
@Injectable()
export class AccountMails {
  constructor(
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly mails: MailService,
    private readonly links: MailLinks,
    private readonly ring: KeyRing,
  ) {}

  /** The link that proves an address. It names when the registration was made, so that its owner knows their own. */
  async sendVerificationLink(
    tx: EntityManager,
    { userId, email, withheld }: Addressee,
    { registeredName, registeredAt, ownsClaims }: Registration,
  ): Promise<void> {
    const owner = { userId: withheld ? null : userId, email, registeredName };
    const link = this.links.verification(await issueToken(tx, 'verification', owner));
    const registered = shownMoment(registeredAt ?? new Date(), this.scheme.timeZone);
    const life = { minutes: TOKEN_MINUTES.verification, withheld };
    await this.mails.sendMail(tx, 'verification-link', email, { link, registered, ownsClaims }, life);
  }

  /** Instead of the link, to the owner of an address that somebody registers again: with the same statements. */
  async sendAlreadyRegistered(tx: EntityManager, { email }: Addressee): Promise<void> {
    await issueToken(tx, 'verification', { userId: null, email });
    const life = { minutes: TOKEN_MINUTES.verification };
    await this.mails.sendMail(tx, 'already-registered', email, { loginLink: this.links.login() }, life);
  }

  /** The link by which a new password is chosen. */
  async sendResetLink(tx: EntityManager, { userId, email, withheld }: Addressee): Promise<void> {
    const token = await issueToken(tx, 'reset', { userId: withheld ? null : userId, email });
    const life = { minutes: TOKEN_MINUTES.reset, withheld };
    await this.mails.sendMail(tx, 'reset-link', email, { link: this.links.reset(token) }, life);
  }

  /** The link by which the owner of an address chooses a password, where several were registered for it and none is kept. */
  async sendPasswordChoice(tx: EntityManager, { userId, email }: Addressee): Promise<void> {
    const link = this.links.reset(await issueToken(tx, 'reset', { userId, email }));
    await this.mails.sendMail(tx, 'choose-password', email, { link }, { minutes: TOKEN_MINUTES.reset });
  }

  /** A new code; the one before no longer works. */
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

  /** A new code for this act alone; the one before no longer works. */
  async sendActCode(
    tx: EntityManager,
    { userId, email }: Addressee,
    { key, words }: { key: string; words: string },
    network: string,
  ): Promise<void> {
    const place = codePlace(this.ring, email, 'act');
    const code = await issueCode(tx, this.ring, place, codeNetwork(this.ring, network), userId, key);
    await this.mails.sendMail(tx, 'act-code', email, { code, act: words }, { minutes: CODE_MINUTES });
  }

  /** Notifies the owner that the password is another one. */
  async sendPasswordChanged(tx: EntityManager, email: string): Promise<void> {
    await this.mails.sendMail(tx, 'password-changed', email, { loginLink: this.links.login() });
  }
}
