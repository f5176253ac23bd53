import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailLinks } from '../mail/mail-links.js';
import { endingOf } from '../mail/mail-templates.js';
import { MailService } from '../mail/mail.service.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { ownersAddresses } from '../submissions/editing/submission-addresses.js';
import type { Submission } from '../submissions/submission.entity.js';

/**
 * Notifies the other side of a thread of something to read. The content stays in the portal, since a message may
 * contain anything.
 */
@Injectable()
export class AmendmentMails {
  constructor(
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /** Mails the administrators, once until they have answered. */
  async notifyAdministrators(tx: EntityManager, { id, sid }: Submission): Promise<void> {
    const variables = { link: this.links.claim(id), sid: sid ?? '' };
    await this.mails.sendMail(tx, 'amendment-requested', this.scheme.contactEmail, variables);
  }

  /** Mails the claim's owners that an administrator has written, or has decided a proposed change. */
  async notifyMember(
    tx: EntityManager,
    claim: Submission,
    template: 'amendment-answered' | 'proposal-decided',
  ): Promise<void> {
    for (const address of await ownersAddresses(tx, claim))
      await this.mails.sendMail(tx, template, address, {
        link: this.links.claim(claim.id),
        ending: endingOf(claim.sid),
      });
  }
}
