import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailLinks } from '../mail/mail-links.js';
import { MailService } from '../mail/mail.service.js';
import type { ClaimPath } from './claim-fields.js';
import type { Submission } from './submission.entity.js';

/** What the people of a claim are told about it by mail; never a value of a field. */
@Injectable()
export class ClaimMails {
  constructor(
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /** Tells the old and the new contact that bank details were changed, so that a theft does not go unseen (design section 5). */
  async bankDetailsChanged(
    tx: EntityManager,
    before: Pick<Submission, 'email' | 'contactEmail'>,
    newContactEmail: string,
    changedPaths: readonly ClaimPath[],
  ): Promise<void> {
    if (!changedPaths.some((path) => path.startsWith('bankDetails.'))) return;
    const old = before.contactEmail || before.email;
    const now = newContactEmail || before.email;
    const recipients = old.toLowerCase() === now.toLowerCase() ? [now] : [old, now];
    for (const recipient of recipients)
      await this.mails.sendMail(tx, 'bank-details-changed', recipient, { loginLink: this.links.login() });
  }
}
