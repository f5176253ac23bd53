import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { issueToken, TOKEN_MINUTES } from '../auth/accounts/account-tokens.js';
import type { UserActor } from '../common/actor.js';
import { MailLinks } from '../mail/mail-links.js';
import { MailService } from '../mail/mail.service.js';
import type { UserChanges } from './user-changes.js';
import { Permission } from '../rules/permissions.js';
import { addressesWith } from '../users/addresses-with.js';
import type { User } from '../users/user.entity.js';

/**
 * Notifies users when an administrator has changed their account. An unverified address may belong to somebody else: it
 * gets only the link that verifies it.
 */
@Injectable()
export class UserMails {
  constructor(
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /** Requests the mails in the transaction of the change. `before` is the account before it. */
  async send(
    tx: EntityManager,
    before: Pick<User, 'id' | 'email' | 'verifiedAt'>,
    { email, enabled }: Pick<User, 'email' | 'enabled'>,
    changes: UserChanges,
  ): Promise<void> {
    if (before.verifiedAt) await this.notifyOwner(tx, before, email, changes);
    const proofWaited = changes.enabled && !before.verifiedAt;
    if ((changes.newMailbox && enabled) || proofWaited) await this.askForProof(tx, before.id, email);
  }

  /**
   * Tells all administrators that one of them opened an administrator's account to somebody, and from when on it checks what
   * others did (USER-18).
   */
  async notifyAdministrators(
    tx: EntityManager,
    actor: UserActor,
    before: Pick<User, 'email'>,
    { email }: Pick<User, 'email'>,
    { newMailbox, roleChanged }: UserChanges,
    until: Date | null,
  ): Promise<void> {
    const what = roleChanged ? 'ROLE' : newMailbox ? 'EMAIL' : 'STATUS';
    const oldEmail = newMailbox ? before.email : '';
    const by = `${actor.name} (${actor.email})`;
    const variables = {
      link: this.links.users(),
      by,
      what,
      email,
      oldEmail,
      until: until?.toISOString() ?? '',
    } as const;
    const people = await addressesWith(tx, Permission.UsersManage);
    await this.mails.sendMails(
      tx,
      people.map((recipient) => ({ template: 'administrator-changed', recipient, variables })),
    );
  }

  private async notifyOwner(
    tx: EntityManager,
    { email }: Pick<User, 'email'>,
    newEmail: string,
    { newMailbox, disabled, enabled }: UserChanges,
  ): Promise<void> {
    if (newMailbox) await this.mails.sendMail(tx, 'email-changed', email, { newEmail });
    if (disabled) await this.mails.sendMail(tx, 'account-disabled', email, {});
    if (enabled && !newMailbox)
      await this.mails.sendMail(tx, 'account-enabled', email, { loginLink: this.links.login() });
  }

  private async askForProof(tx: EntityManager, userId: string, newEmail: string): Promise<void> {
    const link = this.links.verification(await issueToken(tx, 'verification', { userId, email: newEmail }));
    const life = { minutes: TOKEN_MINUTES.verification };
    await this.mails.sendMail(tx, 'email-changed', newEmail, { newEmail, link }, life);
  }
}
